## The words of the game, in a small table at the beginning

how-word-card = Carta
    .text = Uma carta de carruagem. A maioria tem uma de oito cores; é com elas que se pagam as rotas.
how-word-locomotive = Locomotiva
    .text = O jóquer. Substitui uma carta de qualquer cor.
how-word-row = Fila
    .text = { $row ->
        [one] A carta de face para cima, que qualquer jogador pode tirar
       *[other] As { $row } cartas de face para cima, que qualquer jogador pode tirar
    }.
how-word-deck = Baralho
    .text = As cartas de face para baixo. Tirar do baralho é biscar às cegas.
how-word-discards = Descartes
    .text = As cartas que já foram pagas ou postas de lado.
how-word-track = Rota
    .text = Uma linha entre duas cidades vizinhas. Os seus espaços mostram o comprimento e a cor que pede.
how-word-train = Carruagem
    .text = As tuas peças. Cada espaço de uma rota que constróis leva uma.
how-word-ticket = Bilhete
    .text = Uma missão secreta: duas cidades para ligar e os pontos que isso vale.
how-word-station = Estação
    .text = Uma casinha numa cidade. Empresta-te uma rota de outro jogador.
how-word-ticket-cards = Bilhete
    .text = Uma missão secreta: duas cidades, as cartas necessárias para as ligar e os pontos que isso vale.
how-word-yard = Pátio
    .text = As cartas que jogaste. Ficam à vista à tua frente e podem ser perdidas num assalto.
how-word-set = Conjunto
    .text = Todas as cartas de uma cor num pátio, com as locomotivas jogadas com elas.
how-word-pile = Pilha
    .text = As tuas cartas a salvo, de face para baixo. É com elas que completas bilhetes no fim.

## Headings

how-section-about = De que se trata
how-section-words = Palavras
how-section-setup = Preparação
how-section-turn = O teu turno
how-section-draw = Biscar cartas
how-section-row = Fila, baralho e descartes
how-section-claim = Construir uma rota
how-section-double = Rotas duplas
how-section-ferry = Ferries
how-section-tunnel = Túneis
how-section-station = Estações
how-section-tickets = Bilhetes
how-section-yard = Do pátio para a pilha
how-section-play = Jogar cartas para o pátio
how-section-robbery = Assalto
how-section-end = Como acaba o jogo
how-section-round-end = Como acaba uma ronda
how-section-complete = Completar bilhetes
how-section-four = Com quatro jogadores: duas rondas
how-section-score = A pontuação
how-section-seen = Quem vê o quê
how-section-decided = Onde os livros de regras divergem, jogamos assim

## What it is about

how-usa-about = Juntas cartas de carruagem e pagas com elas rotas entre as cidades da América do Norte. Cada rota dá pontos logo que a constróis, e os teus bilhetes secretos dão mais, se as tuas rotas ligarem as duas cidades que indicam. Quando alguém já quase não tem carruagens, todos jogam um último turno, e ganha a pontuação mais alta.
how-europe-about = Juntas cartas de carruagem e pagas com elas rotas pela Europa dos primeiros caminhos de ferro: por terra, de ferry e por túneis que podem custar mais do que pensavas. As rotas dão pontos logo que as constróis, os bilhetes secretos dão mais no fim, e uma estação deixa-te usar uma rota de outro jogador onde o teu caminho está cortado. Quando alguém já quase não tem carruagens, todos jogam um último turno, e ganha a pontuação mais alta.
how-cards-about = Aqui não há mapa: juntas cartas de carruagem, joga-las em conjuntos para o teu pátio e, turno após turno, elas seguem para a tua pilha, onde ficam a salvo. Até lá, quem jogar um conjunto maior da mesma cor assalta-te e ficas sem o teu. No fim, as cartas da tua pilha completam os teus bilhetes secretos; ganha a pontuação mais alta.
how-players = Para { $minPlayers } a { $maxPlayers } jogadores.
how-symbols = Cada cor tem também um símbolo próprio, por isso ninguém precisa de distinguir as cores.

## Set-up of the two board games

how-setup-trains = Cada jogador recebe **{ $trains ->
        [one] { $trains } carruagem
       *[other] { $trains } carruagens
    }** e começa sem pontos.
how-setup-stations = Cada jogador recebe também **{ $stations ->
        [one] { $stations } estação
       *[other] { $stations } estações
    }**.
how-setup-cards = Há { $cards ->
        [one] { $cards } carta de carruagem
       *[other] { $cards } cartas de carruagem
    }: { $perColor } de cada uma das oito cores e { $locomotives ->
        [one] { $locomotives } locomotiva
       *[other] { $locomotives } locomotivas
    }. Baralham-se, e cada jogador recebe **{ $startingCards ->
        [one] { $startingCards } carta
       *[other] { $startingCards } cartas
    }**. { $row ->
        [one] Vira-se depois { $row } carta de face para cima, que forma
       *[other] Viram-se depois { $row } cartas de face para cima, que formam
    } a **fila**; o resto é o baralho.
how-setup-tickets-usa = Há { $tickets ->
        [one] { $tickets } bilhete
       *[other] { $tickets } bilhetes
    }. Cada jogador recebe **{ $dealt }** e guarda **pelo menos { $keep }**. Quando todos tiverem escolhido, os restantes vão para o fundo do baralho de bilhetes: primeiro os do jogador que começa, depois os do seguinte, e assim por diante, os de cada jogador pela ordem em que foram distribuídos.
how-setup-tickets-europe = Há { $tickets ->
        [one] { $tickets } bilhete
       *[other] { $tickets } bilhetes
    }: { $longTickets } de rota longa, que atravessam o mapa inteiro, e { $regularTickets ->
        [one] { $regularTickets } normal
       *[other] { $regularTickets } normais
    }. Cada jogador recebe **{ $dealtLong } de rota longa e { $dealtRegular ->
        [one] { $dealtRegular } normal
       *[other] { $dealtRegular } normais
    }** e guarda **pelo menos { $keep }** deles, de qualquer dos tipos. Os que ninguém guardar saem do jogo sem serem vistos, tal como os de rota longa que não calharam a ninguém.
how-setup-secret = Todos escolhem ao mesmo tempo e em segredo. Não precisas de esperar por ninguém, e ninguém vê o que guardas. O jogo começa quando todos tiverem escolhido.
how-setup-first = Quem começa é sorteado, a não ser que o anfitrião da mesa o tenha escolhido. A partir daí, o turno passa de lugar em lugar, no sentido dos ponteiros do relógio.

## A turn of the two board games

how-turn-one = No teu turno fazes **exatamente uma** destas coisas:
how-action-draw = Biscar cartas
    .text = Duas, da fila ou às cegas; ou uma única locomotiva da fila.
how-action-claim = Construir uma rota
    .text = Pagas as cartas, pões lá as tuas carruagens e ganhas os pontos.
how-action-tickets = Biscar bilhetes
    .text = Vês { $draw }, guardas pelo menos { $drawKeep }.
how-action-station = Construir uma estação
    .text = De uma a três cartas de uma só cor.
how-turn-pass = Se não puderes fazer nenhuma delas, passas. Enquanto puderes fazer alguma coisa, não podes passar. Se todos os jogadores passarem uns a seguir aos outros, o jogo acaba de imediato e contam-se os pontos.

## Drawing cards

how-draw-two = Tiras **duas cartas**, uma a seguir à outra. Cada uma pode vir da fila ou, às cegas, do topo do baralho.
how-draw-refill = Uma carta tirada da fila é logo substituída por outra do baralho, antes de tirares a segunda. Assim, a primeira carta pode trazer-te uma segunda melhor.
how-draw-locomotive = Uma **locomotiva de face para cima** vale um turno inteiro: só a podes tirar como primeira carta, e então é a única. Não pode ser a tua segunda carta, mesmo que acabe de ser virada.
how-draw-blind = Uma locomotiva biscada **às cegas** é sorte: conta como uma carta normal, e tiras na mesma a outra.
how-draw-short = Às vezes não há nada para tirar depois da primeira carta: o baralho e os descartes estão vazios, e na fila só há locomotivas ou não há nada. Então o teu turno acaba com uma carta.
how-draw-no-limit = Podes ter na mão quantas cartas quiseres.

## Row, deck and discards

how-row-reshuffle = Quando é precisa uma carta e o baralho está vazio, baralham-se os descartes, que passam a ser o novo baralho.
how-row-reshuffle-tunnel = As cartas colocadas para um túnel ainda por decidir ainda não são descartes, por isso não se baralham com eles.
how-row-three = Sempre que **três ou mais** cartas da fila são locomotivas, descarta-se a fila toda e { $row ->
        [one] vira-se { $row } carta nova
       *[other] viram-se { $row } cartas novas
    }. Repete-se isto até haver menos de três locomotivas. Se entretanto o baralho acabar, baralham-se os descartes, incluindo as cartas que acabaram de ser postas de lado.
how-row-three-when = Isto verifica-se sempre que a fila está tão cheia quanto pode estar: depois da preparação, depois de cada reposição e depois de tudo o que descarta cartas.
how-row-three-stop = A fila só fica como está se não puder existir uma melhor, porque a fila, o baralho e os descartes juntos têm demasiado poucas cartas que não sejam locomotivas. Para uma fila de { $row }, isso quer dizer menos de três cartas dessas.
how-row-empty = Se o baralho e os descartes estiverem ambos vazios, os lugares vazios da fila continuam vazios. Assim que se descartem cartas, esses lugares voltam a encher-se por ordem, quando terminar a ação que as descarta.
how-row-last = Mesmo com o baralho e os descartes vazios, podes tirar o que estiver na fila. Só quando também ela está vazia é que ninguém pode biscar cartas.

## Claiming a track

how-claim-pay = Uma rota custa **tantas cartas quantos os seus espaços**, todas de uma só cor. Uma rota colorida pede cartas da sua cor. As locomotivas podem substituir quantas delas quiseres, até mesmo todas.
how-claim-gray = Uma rota **cinzenta** aceita qualquer cor, mas só uma: escolhes qual, e todas as cartas têm de ser dessa cor ou locomotivas.
how-claim-trains = Precisas de uma carruagem para cada espaço. Se te restarem menos carruagens do que os espaços da rota, não a podes construir.
how-claim-whole = Constróis uma rota por turno, e sempre por inteiro. Pode ficar em qualquer sítio: não precisa de tocar nas tuas outras rotas.
how-claim-points = Ganhas os pontos de uma rota no momento em que a constróis. Nas rotas longas, cada espaço vale muito mais:
how-points-length = Comprimento
how-points-points = Pontos
how-points-spaces = { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }
how-claim-discard = O que pagas vai para os descartes.
how-claim-discard-europe = O que pagas vai para os descartes, tanto pelas rotas como pelo custo extra de um túnel e pelas estações.

## Double tracks

how-double-own = Duas rotas que ligam as mesmas duas cidades são uma **rota dupla**. Ninguém pode ter ambas.
how-double-closed = Com menos de { $doublesFrom } jogadores, só se pode usar uma das duas: assim que alguém a constrói, a outra fica fechada para todos. A partir de { $doublesFrom } jogadores, dois jogadores podem ter uma cada um.
how-double-not = Rotas que seguem lado a lado durante algum tempo mas acabam em cidades diferentes não são rotas duplas. Não têm nada que ver umas com as outras.

## Ferries

how-ferry-engines = Um **ferry** é uma rota cinzenta sobre a água, e alguns dos seus espaços mostram o símbolo de uma locomotiva. Por cada símbolo tens de pagar uma locomotiva. Os outros espaços custam cartas de uma só cor à escolha, como em qualquer rota cinzenta, e também aí as locomotivas as podem substituir.
how-ferry-example = O ferry { $amsterdam } – { $london } tem dois espaços, e ambos mostram o símbolo: paga-se com duas locomotivas e com mais nada.

## Tunnels

how-tunnel-steps = Um **túnel** tem um rebordo de pedra, e ninguém sabe de antemão quanto custa. Primeiro colocas as cartas que pagarias por qualquer outra rota. Depois { $tunnelCards ->
        [one] vira-se a carta do topo
       *[other] viram-se as { $tunnelCards } cartas do topo
    } do baralho.
how-tunnel-extra = Por cada carta virada **da cor que colocaste** e por cada **locomotiva** virada pagas mais uma carta: dessa mesma cor ou uma locomotiva. Num túnel cinzento, a cor é a que escolheste.
how-tunnel-locomotives = Se colocaste **só locomotivas**, só as locomotivas viradas custam alguma coisa, e só as pagas com locomotivas.
how-tunnel-leave = Depois decides: pagas todo o custo extra e constróis o túnel, ou recolhes as tuas cartas e o teu turno acaba. Se não puderes pagar, só podes recolhê-las; as cartas viradas são-te mostradas na mesma.
how-tunnel-few = Se o baralho e os descartes tiverem juntos menos de { $tunnelCards ->
        [one] { $tunnelCards } carta
       *[other] { $tunnelCards } cartas
    }, viram-se só as que houver. Se não houver nenhuma, o túnel não tem custo extra.
how-tunnel-turned = Decidas o que decidires, as cartas viradas vão para os descartes no fim do teu turno.
how-tunnel-table = Três desfechos possíveis das mesmas três cartas para o túnel { $munchen } – { $zurich }, que tem dois espaços amarelos. Viradas: amarela, azul, uma locomotiva.
how-tunnel-row-yellow = Duas amarelas
    .text = A carta amarela e a locomotiva custam uma cada: pagas mais duas, amarelas ou locomotivas.
how-tunnel-row-mixed = Uma amarela, uma locomotiva
    .text = Exatamente o mesmo: a cor colocada é o amarelo. Mais duas cartas.
how-tunnel-row-locomotives = Duas locomotivas
    .text = Só a locomotiva virada custa: pagas mais uma locomotiva.

## Stations

how-station-where = Em vez de qualquer outra coisa, podes no teu turno construir uma **estação** em qualquer cidade que ainda não tenha nenhuma, quer lá acabe a rota de alguém, quer não. Constróis no máximo uma por turno, e { $stations } em todo o jogo.
how-station-cost = A primeira custa uma carta, a segunda duas, a terceira três: todas de uma só cor, e as locomotivas podem substituir qualquer delas.
how-station-row = { $number ->
    [1] Primeira estação
    [2] Segunda estação
   *[other] Terceira estação
}
    .text = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas de uma só cor
    }
how-station-borrow = No fim, cada uma das tuas estações **pede emprestada uma rota** de um adversário que acabe na cidade da estação. Para os teus bilhetes, essa rota conta como tua. É a mesma rota para todos os teus bilhetes.
how-station-borrow-when = Não precisas de a escolher de antemão. Que rota é emprestada só se decide no fim, e é o jogo que faz a melhor escolha em teu lugar.
how-station-best = A melhor escolha é a que te dá mais pontos de bilhetes; entre iguais, a que completa mais bilhetes; depois, a que pede menos rotas emprestadas, pois uma estação que não muda nada não pede nada. Por último, percorrem-se as tuas estações pela ordem em que as construíste e toma-se a primeira rota que sirva, pela ordem do ficheiro do mapa.
how-station-longest = As rotas emprestadas nunca contam para o caminho contínuo mais longo.
how-station-unbuilt = Cada estação que **não** construíste vale **{ $unbuilt ->
        [one] { $unbuilt } ponto
       *[other] { $unbuilt } pontos
    }** no fim. Por isso, construir uma paga-se duas vezes.

## Tickets of the two board games

how-ticket-draw = Tiras { $draw ->
        [one] **{ $draw }** bilhete
       *[other] **{ $draw }** bilhetes
    } do topo do baralho de bilhetes e guardas **pelo menos { $drawKeep }**. Os outros vão para o fundo, pela ordem em que foram biscados. Se restarem menos, tiras os que houver; se não houver nenhum, não podes biscar bilhetes.
how-ticket-keep = Um bilhete que guardaste fica contigo até ao fim; não o podes devolver. Podes ter quantos quiseres. São secretos: os outros só veem quantos tens.
how-ticket-complete = Um bilhete está **completo** se as suas duas cidades estiverem ligadas pelas tuas próprias rotas, seja por que caminho for. Então dá os seus pontos no fim; caso contrário, **perdes** outros tantos. As rotas dos adversários não ajudam.
how-ticket-complete-europe = Um bilhete está **completo** se as suas duas cidades estiverem ligadas pelas tuas próprias rotas, seja por que caminho for, com a ajuda das que as tuas estações pedem emprestadas. Então dá os seus pontos no fim; caso contrário, **perdes** outros tantos.

## End and score of the two board games

how-end-last = Quando alguém acaba um turno com **{ $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    } ou menos**, começa a ronda final: cada jogador, incluindo esse, tem exatamente mais um turno. Se entretanto outro jogador também descer até { $lastTrains }, a ronda não se prolonga por isso.
how-end-example = Portanto, se fores tu a acabar o turno com { $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    }, cada adversário tem mais um turno e depois é teu o último de todos.
how-score-sum = A tua pontuação são os pontos das tuas rotas, mais os pontos dos bilhetes que completaste, menos os pontos dos que não completaste.
how-score-longest = O **caminho contínuo mais longo** dá mais { $longest ->
        [one] { $longest } ponto
       *[other] { $longest } pontos
    }. É a mais longa linha ininterrupta de rotas próprias de um só jogador, medida em espaços. Pode voltar a passar por uma cidade e pode formar um circuito, mas não usa nenhuma rota duas vezes. Se vários jogadores tiverem caminhos igualmente longos, cada um deles recebe os pontos; se ninguém tiver construído uma rota, ninguém os recebe.
how-score-stations = Cada estação que não construíste acrescenta { $unbuilt ->
        [one] { $unbuilt } ponto
       *[other] { $unbuilt } pontos
    }.
how-score-example = Um exemplo, contado até ao fim:
how-example-tracks = { $count ->
        [one] { $count } rota
       *[other] { $count } rotas
    } de { $length ->
        [one] { $length } espaço
       *[other] { $length } espaços
    }
how-example-ticket-done = Bilhete { $from } – { $to }, completo
how-example-ticket-open = Bilhete { $from } – { $to }, por completar
how-example-stations = { $count ->
        [one] { $count } estação por construir
       *[other] { $count } estações por construir
    }
how-example-longest = Caminho contínuo mais longo
how-example-big-city = Bónus de Grande Cidade: { $city }
how-example-total = Total
how-ties-usa = Se dois jogadores tiverem a mesma pontuação, fica à frente o que tiver mais bilhetes completos; se também aí houver empate, aquele cujo caminho contínuo mais longo seja maior. Se até isso for igual, partilham o lugar. Assim se ordenam todos os lugares, não só o primeiro.
how-ties-europe = Se dois jogadores tiverem a mesma pontuação, fica à frente o que tiver mais bilhetes completos; depois, o que construiu menos estações; depois, o que tem os pontos do caminho contínuo mais longo. Se até isso for igual, partilham o lugar. Assim se ordenam todos os lugares, não só o primeiro.

## Who sees what

how-seen-all-usa = **Todos veem** a fila, quantas cartas há no baralho, nos descartes e no baralho de bilhetes, quantas cartas, bilhetes e carruagens tem cada jogador, as suas rotas e os pontos delas, e que cartas tira da fila.
how-seen-all-europe = **Todos veem** a fila, quantas cartas há no baralho, nos descartes e no baralho de bilhetes, quantas cartas, bilhetes e carruagens tem cada jogador, as suas estações, as suas rotas e os pontos delas, e que cartas tira da fila ou vira para um túnel.
how-seen-all-cards = **Todos veem** a fila, quantas cartas há no baralho, nos descartes e no baralho de bilhetes, quantas cartas e bilhetes tem cada jogador, o seu pátio, quantas cartas tem a sua pilha, e que cartas tira da fila.
how-seen-own = **Só tu vês** as tuas cartas, os teus bilhetes e os bilhetes de entre os quais escolhes. O que biscas às cegas não se mostra a mais ninguém. Os espectadores veem o que todos veem.
how-seen-end = **No fim** fica tudo à vista: as mãos, os bilhetes e como cada bilhete foi completado; mostra-se o caminho contínuo mais longo.
how-seen-end-europe = **No fim** fica tudo à vista: as mãos, os bilhetes, o que cada estação pede emprestado e como cada bilhete foi completado; mostra-se o caminho contínuo mais longo.
how-seen-end-cards = **No fim** fica tudo à vista: as mãos, os bilhetes e como cada bilhete foi completado.

## The Card Game: set-up

how-cards-setup-cards = Há { $cards ->
        [one] { $cards } carta de carruagem
       *[other] { $cards } cartas de carruagem
    }: { $perColor } de cada uma das oito cores e { $locomotives ->
        [one] { $locomotives } locomotiva
       *[other] { $locomotives } locomotivas
    }. Cada jogador recebe primeiro **uma locomotiva**; o resto baralha-se, e cada jogador recebe **mais { $startingCards ->
        [one] { $startingCards } carta
       *[other] { $startingCards } cartas
    }**. { $row ->
        [one] Vira-se depois { $row } carta de face para cima, que forma
       *[other] Viram-se depois { $row } cartas de face para cima, que formam
    } a **fila**; o resto é o baralho.
how-cards-setup-tickets = Há { $tickets ->
        [one] { $tickets } bilhete
       *[other] { $tickets } bilhetes
    }. Cada jogador recebe **{ $dealt }** e guarda **pelo menos { $keep }**. Quando todos tiverem escolhido, os restantes voltam a ser baralhados no baralho de bilhetes.
how-cards-ticket = Um bilhete mostra duas cidades, as cartas que o completam e os seus pontos. Quantas mais cartas pede, mais vale.
how-cards-big-cities = Seis **Grandes Cidades** estão à vista com pontos de bónus. No fim, cada bónus vai para o jogador que tiver completado mais bilhetes com essa cidade.
how-cards-big-city = Grande Cidade
how-cards-bonus = Bónus

## The Card Game: a turn

how-cards-turn-move = O teu turno tem duas partes. Primeiro, automaticamente e de imediato, **uma carta de cada conjunto** do teu pátio passa, de face para baixo, para a tua pilha.
how-cards-turn-one = Depois fazes **exatamente uma** destas coisas:
how-cards-action-draw = Biscar cartas
    .text = Duas, da fila ou às cegas; ou uma única locomotiva da fila.
how-cards-action-play = Jogar cartas
    .text = Um conjunto de uma só cor, ou três cartas de três cores, para o teu pátio.
how-cards-action-tickets = Biscar bilhetes
    .text = Vês { $draw }, guardas quantos quiseres, ou nenhum.
how-cards-turn-pass = Se não puderes fazer nenhuma delas, passas. Enquanto puderes fazer alguma coisa, não podes passar. Se todos os jogadores passarem uns a seguir aos outros, a ronda fecha-se e completam-se bilhetes.
how-cards-yard-top = As locomotivas de um conjunto ficam por cima e por isso são as primeiras a sair; não escolhes que carta passa. O que resta mantém a cor do conjunto.
how-cards-yard-example = Um conjunto de duas cartas verdes e uma locomotiva leva três dos teus turnos: primeiro passa a locomotiva, depois uma carta verde, depois a outra. Durante todo esse tempo é um conjunto verde.
how-cards-pile = **Ninguém espreita uma pilha** antes de ser pontuada, nem sequer o dono: tens de te lembrar do que está na tua. Uma mesa pode ser aberta com a opção de cada um poder ver a sua própria pilha a qualquer momento.
how-cards-draw-row = Três locomotivas na fila não mudam nada neste jogo: a fila fica.
how-cards-draw-short = Se o baralho acabar com a tua primeira carta, ficas só com essa. Mais sobre isto abaixo, onde se explica como acaba uma ronda.

## The Card Game: playing cards

how-cards-play-set = Um **conjunto** são duas ou mais cartas de uma só cor. As locomotivas podem substituir todas menos uma: pelo menos uma carta tem de mostrar a cor.
how-cards-play-trio = Ou jogas **três cartas de três cores diferentes**, exatamente três e nenhuma locomotiva. Cada uma delas começa um conjunto próprio, e as três passam para a tua pilha no início do teu próximo turno.
how-cards-play-own = Uma cor que ainda esteja no **teu próprio** pátio não pode ser jogada. Espera até que o conjunto siga caminho.
how-cards-rob = Uma cor que esteja no pátio de um **adversário** só pode ser jogada com **mais** cartas do que o adversário lá tem; as locomotivas contam de ambos os lados. É então um assalto: o adversário descarta todo esse conjunto, com as locomotivas. Se vários adversários tiverem a cor, tens de superar cada um deles, e todos são assaltados.
how-cards-rob-example = Um adversário tem no pátio duas cartas azuis e uma locomotiva, três cartas ao todo. Com três cartas azuis não podes fazer nada; com três cartas azuis e uma locomotiva, assaltas o adversário, que perde as três.
how-cards-rob-trio = Com três cartas de três cores não se pode assaltar ninguém: uma só carta nunca é mais do que o que lá está. Por isso, nenhuma das três cores pode estar no pátio de ninguém.
how-cards-rob-safe = As cartas numa pilha estão a salvo. E como cada conjunto perde uma carta no início do turno do seu dono, um conjunto hoje grande demais para um assalto pode amanhã ser suficientemente pequeno.
how-cards-ticket-draw = Tiras { $draw ->
        [one] **{ $draw }** bilhete
       *[other] **{ $draw }** bilhetes
    } do topo do baralho de bilhetes e guardas quantos quiseres, ou nenhum. Os outros vão para o fundo, pela ordem em que foram biscados. Se restarem menos, tiras os que houver.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Os descartes **não** voltam a ser baralhados. Quando a última carta sai do baralho, quer alguém a tire, quer seja virada para repor a fila, a ronda fecha-se: depois do turno em curso, cada jogador, incluindo o que está a jogar, tem exatamente mais um turno.
how-cards-end-no-draw = Com o baralho vazio ninguém bisca cartas, nem mesmo da fila. Se acabaste de tirar uma carta quando isso acontece, ficas só com ela. Por isso, quando resta uma única carta no baralho, podes usar o teu turno para tirar só essa.
how-cards-complete = Agora cada um completa bilhetes **com as cartas da sua pilha**. Cada carta serve para um só bilhete; uma locomotiva vale por qualquer cor. As cartas que ainda estejam na tua mão ou no teu pátio não contam.
how-cards-complete-choice = Escolhes que bilhetes completar; a melhor escolha é-te proposta. Responde primeiro o jogador a seguir ao que jogou por último, depois os outros, lugar a lugar; respondes mesmo que não possas completar nada. Depois toda a tua pilha, usada ou não, vai para os descartes.
how-cards-best = A **melhor escolha** é a que dá mais pontos de bilhetes, contando os dos bilhetes completos menos os dos outros; entre iguais, a que tem mais bilhetes; depois, aquela cujos bilhetes indicam mais Grandes Cidades, contando a dobrar um bilhete com duas; e por último, aquela cujos bilhetes vêm primeiro pela ordem do ficheiro de bilhetes.
how-cards-rounds-few = Com 2 ou 3 jogadores, o jogo acaba aqui.
how-cards-rounds-four = Com 4 jogadores, isto foi só a primeira metade. Os bilhetes completos são pontuados e postos de lado; cada um fica com as cartas que tem na mão e com os bilhetes ainda por completar. Todas as outras cartas, das pilhas, dos pátios, da fila e dos descartes, são baralhadas num novo baralho.
how-cards-rounds-deal = Depois { $secondRoundCards ->
        [one] dá-se { $secondRoundCards } carta
       *[other] dão-se { $secondRoundCards } cartas
    } a cada jogador, uma de cada vez, e vira-se uma nova fila de { $row }, até onde as cartas chegarem. Continua o jogador a seguir ao que jogou por último; é também a ele que se dá a primeira carta. Quando o baralho volta a ficar vazio, a segunda ronda fecha-se como a primeira, completam-se bilhetes mais uma vez, e o jogo acaba. Se o novo baralho estiver vazio logo de início, cada um tem um turno.
how-cards-score = No fim ganhas os pontos dos bilhetes que completaste, e os que não completaste **custam-te** os seus pontos.
how-cards-score-big = Cada **bónus de Grande Cidade** vai para o jogador com mais bilhetes completos que indiquem essa cidade; um bilhete com duas Grandes Cidades conta para ambas. Em caso de empate, cada um dos empatados recebe o bónus. Se ninguém completou um bilhete desses, ninguém o recebe.
how-cards-score-example = Um exemplo: o jogador da imagem acima tem também o maior número de bilhetes de duas Grandes Cidades.
how-ties-cards = Se dois jogadores tiverem a mesma pontuação, fica à frente o que tiver mais bilhetes completos; depois, o que tiver mais bónus de Grandes Cidades. Se até isso for igual, partilham o lugar. Assim se ordenam todos os lugares, não só o primeiro.

## Captions of the pictures

how-picture-symbols = As oito cores e a locomotiva, cada uma com o seu símbolo e a sua carruagem.
how-picture-row = A fila e, ao lado, o baralho. Podes tirar qualquer carta que vejas, ou uma às cegas.
how-picture-second = Tiraste a segunda carta da fila, e no lugar dela foi virada uma locomotiva. Como segunda carta podes tirar qualquer das outras, ou biscar às cegas, mas não essa.
how-picture-three = Três locomotivas: as cinco cartas são postas de lado e viram-se cinco novas.
how-picture-pay-usa = A rota { $dallas } – { $el_paso } tem { $length ->
        [one] { $length } espaço vermelho
       *[other] { $length } espaços vermelhos
    } e dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Três maneiras de pagar: quatro cartas vermelhas; duas vermelhas e duas locomotivas; quatro locomotivas.
how-picture-pay-europe = A rota { $brest } – { $pamplona } tem { $length ->
        [one] { $length } espaço roxo
       *[other] { $length } espaços roxos
    } e dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Três maneiras de pagar: quatro cartas roxas; duas roxas e duas locomotivas; quatro locomotivas.
how-picture-gray-usa = A rota { $phoenix } – { $el_paso } é cinzenta. Paga-se com três cartas verdes, ou com duas amarelas e uma locomotiva; com verdes e amarelas juntas, não.
how-picture-gray-europe = A rota { $rostov } – { $sevastopol } é cinzenta. Paga-se com quatro cartas verdes, ou com três amarelas e uma locomotiva; com verdes e amarelas juntas, não.
how-picture-double-usa = A rota dupla { $denver } – { $salt_lake_city } com 3 jogadores: o vermelho construiu uma das duas, por isso a outra está riscada e fechada.
how-picture-double-europe = A rota dupla { $paris } – { $pamplona } com 3 jogadores: o vermelho construiu uma das duas, por isso a outra está riscada e fechada.
how-picture-ticket-usa = O bilhete { $denver } – { $el_paso } está completo: o vermelho tem ambas as rotas que passam pela cidade de { $santa_fe }. Dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
how-picture-ticket-europe = O bilhete { $brindisi } – { $zurich } está completo: o vermelho tem as três rotas que passam pelas cidades de { $roma } e { $venezia }. Dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
how-picture-longest-usa = O caminho contínuo mais longo, de { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    }: { $nashville } – { $saint_louis } – { $kansas_city } – { $omaha } – { $denver } – { $kansas_city }. Passa duas vezes pela cidade de { $kansas_city }. A rota { $denver } – { $santa_fe } fica de fora; um caminho com ela seria mais curto.
how-picture-longest-europe = O caminho contínuo mais longo, de { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    }: { $wien } – { $munchen } – { $frankfurt } – { $paris } – { $bruxelles } – { $frankfurt }. Passa duas vezes pela cidade de { $frankfurt }. A rota { $amsterdam } – { $bruxelles } fica de fora; um caminho com ela seria mais curto.
how-picture-ferry = O ferry { $palermo } – { $smyrna } tem { $length ->
        [one] { $length } espaço
       *[other] { $length } espaços
    }, dois deles com o símbolo de uma locomotiva: duas locomotivas e quatro cartas de uma só cor, ou mais locomotivas e menos cartas da cor. Dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
how-picture-tunnel = O túnel { $munchen } – { $zurich }: colocaste duas cartas amarelas. Das três cartas viradas, a amarela e a locomotiva custam mais uma cada, a azul nada. Pagas uma terceira carta amarela e uma locomotiva.
how-picture-station = O amarelo tem o bilhete { $paris } – { $wien }, mas a rota { $frankfurt } – { $munchen } é do verde. A estação na cidade de { $munchen } pede-a emprestada: o bilhete está completo e dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
how-picture-yard = No início do teu turno, uma carta de cada conjunto passa para a pilha: do conjunto verde a locomotiva, pois está por cima, e do vermelho uma carta vermelha.
how-picture-sets = O que se pode jogar: três cartas verdes; uma carta verde e duas locomotivas; ou três cartas de três cores. Só locomotivas, não.
how-picture-robbery = Em cima, o pátio do adversário com três cartas, uma delas uma locomotiva. Em baixo, o que jogas: quatro cartas da mesma cor. O adversário descarta as três.
how-picture-complete = A tua pilha e os teus quatro bilhetes. A vermelha e a verde completam o primeiro bilhete; a branca e a locomotiva, a fazer de preta, o segundo; a amarela e a azul o terceiro. Para o quarto já não há carta amarela: perdem-se os seus pontos. Usar lá a locomotiva custar-te-ia o segundo bilhete, que vale mais.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Onde começa a pontuação?
    .text = Em 0. Um dos livros de regras põe todos os marcadores no 1, o que não muda nada.
how-decided-first = Quem começa?
    .text = Alguém sorteado. Quem é «o jogador mais viajado» só o podem decidir as pessoas à volta de uma mesa a sério.
how-decided-kept = Vê-se quantos bilhetes iniciais guardam os outros?
    .text = Só quando todos tiverem escolhido: o número faz parte do segredo.
how-decided-row-left = O baralho e os descartes estão vazios, mas a fila tem cartas: posso biscar?
    .text = Sim. Só é impossível biscar quando todas as cartas estão nas mãos dos jogadores.
how-decided-three = E se saírem três locomotivas uma e outra vez?
    .text = A fila é substituída enquanto puder existir uma melhor, e depois fica.
how-decided-slot = Quando se enche um lugar vazio da fila?
    .text = Depois de se tirar uma carta da fila e no fim de uma ação que descarta cartas; em mais nenhum momento.
how-decided-shuffle = A última carta sai do baralho: os descartes são logo baralhados?
    .text = Não, só quando for precisa a carta seguinte. O que entretanto se descartar também é baralhado.
how-decided-tunnel-shuffle = O baralho acaba enquanto se viram cartas para um túnel: o que se baralha?
    .text = Só os descartes. Nem as cartas colocadas nem as já viradas fazem parte deles antes de o turno acabar.
how-decided-locomotives = Ao pagar só com locomotivas algo que aceita qualquer cor, a cor importa?
    .text = Não. Aparece-te como uma só maneira de pagar, e não como oito.
how-decided-few-tickets = Restam menos bilhetes do que os que tenho de guardar?
    .text = Então guardas todos os que biscares. Isto só pode acontecer em mapas próprios que peçam mais do que um.
how-decided-own-map = O que vale num mapa próprio?
    .text = Se os jogadores tiverem estações, os empates desfazem-se como na Europa; se não, como nos EUA. Se o mapa não distribuir bilhetes iniciais, o jogo começa logo.
how-decided-station = Posso escolher o que as minhas estações pedem emprestado?
    .text = Não, nem precisas: o jogo faz a melhor escolha em teu lugar, e nenhuma outra te serviria melhor.
how-decided-station-equal = Duas das minhas estações serviriam igualmente bem?
    .text = Pede emprestado a que foi construída primeiro.
how-decided-yard-first = Que carta de um conjunto passa primeiro?
    .text = A de cima, portanto as locomotivas primeiro: põem-se por cima, e é de cima que se tiram as cartas.
how-decided-set = Podem as locomotivas sozinhas ser um conjunto?
    .text = Não. Um conjunto precisa de uma cor.
how-decided-last-turn = Os últimos turnos começam quando acaba o baralho ou quando acaba a fila?
    .text = Quando acaba o baralho. Então só resta jogar cartas e biscar bilhetes.
how-decided-new-row = Há uma fila nova na segunda ronda?
    .text = Sim. Baralham-se todas as cartas que não estão nas mãos dos jogadores, incluindo as da fila.
how-decided-worse = Posso completar outros bilhetes que não os da melhor escolha?
    .text = Sim. Pode fazer diferença mais tarde, para as Grandes Cidades ou numa segunda ronda.
how-decided-returned = Como voltam ao baralho os bilhetes iniciais que ninguém guarda?
    .text = Quando todos tiverem escolhido, são baralhados todos juntos no baralho de bilhetes, por isso não importa quem escolheu primeiro. Se todos guardarem tudo, não se baralha nada.
how-decided-slot-cards = Quando se enche um lugar vazio da fila?
    .text = Depois de se tirar uma carta da fila e quando começa uma nova ronda; não por se biscar às cegas, nem por um assalto.
how-decided-passes = As vezes em que se passou continuam a contar na segunda ronda?
    .text = Não, voltam a contar-se do zero depois de cada pontuação.
how-decided-look = Posso ver a minha pilha para escolher bilhetes?
    .text = Sim, assim que começa a pontuação.
how-decided-open = Quem vê o que completo?
    .text = Todos, e de imediato: os bilhetes e toda a tua pilha, para que todos possam conferir.
how-decided-file = Que bilhetes «vêm primeiro no ficheiro»?
    .text = Escreve as posições dos bilhetes de cada escolha no ficheiro, da menor para a maior. No primeiro ponto em que duas dessas listas diferem, ganha o número menor.
