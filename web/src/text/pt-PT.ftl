language-name = Português (Portugal)

## Words of the games

name = Branchline
description = Jogos de comboios segundo o livro de regras, contra bots e com amigos.
noscript = O Branchline precisa de JavaScript para mostrar a mesa.
game-usa = EUA
game-europe = Europa
game-card_game = Jogo de Cartas

color-purple = roxa
color-blue = azul
color-orange = cor de laranja
color-white = branca
color-green = verde
color-yellow = amarela
color-black = preta
color-red = vermelha
color-locomotive = locomotiva
color-gray = cinzenta

bag-purple = { $count ->
    [one] { $count } roxa
   *[other] { $count } roxas
}
bag-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azuis
}
bag-orange = { $count } cor de laranja
bag-white = { $count ->
    [one] { $count } branca
   *[other] { $count } brancas
}
bag-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdes
}
bag-yellow = { $count ->
    [one] { $count } amarela
   *[other] { $count } amarelas
}
bag-black = { $count ->
    [one] { $count } preta
   *[other] { $count } pretas
}
bag-red = { $count ->
    [one] { $count } vermelha
   *[other] { $count } vermelhas
}
bag-locomotive = { $count ->
    [one] { $count } locomotiva
   *[other] { $count } locomotivas
}

level-random = Fácil
level-greedy = Médio
level-planner = Difícil
level-expert = Perito

bot-name = { $place ->
    [0] Óscar
    [1] Inês
    [2] Emílio
    [3] Clara
   *[other] Hugo
}

join = { $a } – { $b }
points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
rank = { $rank }.º

count-trains = { $count ->
    [0] { $count } carruagens
    [one] { $count } carruagem
   *[other] { $count } carruagens
}
count-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
count-tickets = { $count ->
    [0] { $count } bilhetes
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}
count-stations = { $count ->
    [0] { $count } estações
    [one] { $count } estação
   *[other] { $count } estações
}
count-stations-left = { $count ->
    [0] { $count } estações por construir
    [one] { $count } estação por construir
   *[other] { $count } estações por construir
}
count-tracks = { $count ->
    [0] { $count } rotas
    [one] { $count } rota
   *[other] { $count } rotas
}
count-spaces = { $count ->
    [0] { $count } espaços
    [one] { $count } espaço
   *[other] { $count } espaços
}
count-pile = { $count ->
    [0] { $count } cartas na pilha
    [one] { $count } carta na pilha
   *[other] { $count } cartas na pilha
}

## Around every page

nav-lobby = Branchline, para a página inicial
nav-how = Como jogar
nav-about = Sobre
nav-account = Perfil
nav-admin = Gerir o servidor
notice-read-only = Por agora nada pode ser alterado e os relógios estão parados: { $why }
notice-banned = O teu acesso a este servidor foi bloqueado: { $why }
notice-banned-until = O teu acesso a este servidor está bloqueado até { $when }: { $why }
nav-language = Idioma
nav-theme = Tema
nav-theme-auto = Como no dispositivo
nav-theme-day = Claro
nav-theme-night = Escuro
nav-menu = Menu
nav-close = Fechar
nav-back = Voltar
nav-cities = Nomes atuais das cidades

offline-title = Sem ligação
offline-text = Os teus jogos estão a salvo no servidor. Esta página volta sozinha assim que o servidor responder.
offline-retry = Tentar agora

## The first page

lobby-title = Junta cartas. Constrói rotas. Liga as cidades.
lobby-lead = Jogos de comboios segundo o livro de regras, contra bots ou com amigos. Sem instalar nada e sem precisar de conta.
lobby-play-now = Jogar contra bots
lobby-against = Adversários
lobby-strength = Nível
lobby-start = Começar o jogo
lobby-starting = A distribuir…
lobby-line-usa = O mapa clássico.
lobby-facts-usa = 2–5 jogadores, cerca de 45 minutos
lobby-line-europe = Túneis, ferries e estações.
lobby-facts-europe = 2–5 jogadores, cerca de uma hora
lobby-line-card_game = Conjuntos, pátios e assaltos, sem mapa.
lobby-facts-card_game = 2–4 jogadores, cerca de 30 minutos
lobby-opponents = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-together = Com amigos
lobby-create = Criar uma mesa
lobby-create-line = Envia um link, partilha um ecrã, mistura pessoas e bots.
lobby-join = Entrar com um código
lobby-code-hint = Seis caracteres
lobby-join-now = Entrar
lobby-tables = Mesas públicas
lobby-no-tables = De momento não há nenhuma mesa pública aberta. Cria uma e outros poderão entrar.
lobby-tables-wait = À procura de mesas…
lobby-mine = Os meus jogos
lobby-practise = Treinar os teus erros
lobby-free = { $count ->
    [0] cheia
    [one] { $count } livre
   *[other] { $count } livres
}
lobby-stage-lobby = à espera
lobby-stage-playing = em jogo
lobby-stage-finished = terminada
lobby-stage-closed = fechada
lobby-sit = Entrar
lobby-watch = Assistir
lobby-open = Abrir
lobby-go-on = Continuar
lobby-rank = { $rank }.º lugar, { $points }

first-offer = Primeira vez nestes jogos?
first-start = Jogar um primeiro jogo com guia: { $game }
first-dismiss = Não é preciso

## Creating a table

create-title = Criar uma mesa
create-game = Jogo
create-own-map = Mapa próprio
create-choose-map = Escolher um ficheiro de mapa…
create-map-read = { $name }: { $cities }, { $tracks }
create-cities = { $count ->
    [0] { $count } cidades
    [one] { $count } cidade
   *[other] { $count } cidades
}
create-places = Jogadores
create-places-title = Lugares
create-you = Tu
create-open = Aberto a quem vier
create-here = Alguém neste ecrã
create-here-name = Nome
create-bot = { $level ->
    [random] Bot, fácil
    [greedy] Bot, médio
    [planner] Bot, difícil
   *[expert] Bot, perito
}
create-place = Lugar { $number }
create-who = Quem a encontra
create-public = Todos (aparece na lista)
create-link = Só quem tem o link
create-clock = Tempo para pensar
create-clock-none = Sem limite
create-clock-fast = 1 minuto por turno
create-clock-slow = 3 minutos por turno
create-clock-bank = 10 min + 10 s por turno
create-clock-long-bank = 25 min + 20 s por turno
create-clock-days = 1 dia por turno
create-clock-three-days = 3 dias por turno
create-first = Quem começa
create-random = Por sorteio
create-open-piles = Cada um pode ver a sua própria pilha
create-practice = Permitir dicas e anular jogadas
create-practice-line = Quem se sentar à mesa concorda com isso.
create-practice-alone = Quando jogas só contra bots, tens sempre dicas e podes anular jogadas.
create-undo = Até onde se pode anular
create-undo-until_revealed = Enquanto nada for revelado
create-undo-free = Sem limites
create-go = Criar a mesa
create-start-now = Criar e começar

## You

account-title = Perfil
account-name = Nome
account-save = Guardar
account-saved = Guardado.
account-guest-name = Visitante { $number }
account-guest = Jogas sem conta: este navegador conhece-te, os outros não.
account-guest-more = Com uma palavra-passe, os teus jogos e o teu nome são teus em qualquer dispositivo.
account-nobody = Aqui ainda ninguém te conhece. Com o teu primeiro jogo, este navegador passa a conhecer-te.
account-make = Criar conta
account-sign-in = Iniciar sessão
account-sign-out = Terminar sessão
account-password = Palavra-passe
account-new-password = Nova palavra-passe
account-old-password = Palavra-passe antiga
account-change = Mudar a palavra-passe
account-at-least = Pelo menos 8 caracteres
account-elsewhere = Usar uma conta que já tens
account-elsewhere-guest = Os teus jogos e resultados vêm contigo.
account-with = Iniciar sessão com { $name }
account-ways = Formas de iniciar sessão
account-ways-line = Podes entrar na tua conta com qualquer uma delas.
account-ways-link = Para associar outra, escreve primeiro a tua palavra-passe.
account-link = Associar { $name }
account-unlink = Desassociar
account-unlink-which = Desassociar { $name }
account-set-password = Definir uma palavra-passe
account-data = Os teus dados
account-data-line = Tudo o que este servidor guarda sobre ti, num só ficheiro: sessões, jogos e resultados, e as mensagens que escreveste.
account-data-get = Descarregar os meus dados
account-remove = Apagar a minha conta
account-remove-line = O teu nome, as tuas sessões e todas as tuas mensagens são apagados para sempre. Os jogos que jogaste ficam, com o nome que usavas na altura.
account-remove-sure = Apagar para sempre
account-removed = A tua conta foi apagada.
account-statistics = Os teus jogos
account-games = Jogos
account-won = Vitórias
account-average = Média
account-best = Recorde

## About

about-title = Sobre o Branchline
about-what = No Branchline podes jogar jogos de tabuleiro ferroviários segundo as regras impressas: dois jogos num mapa e um só com cartas, contra bots, com amigos ou com ambos.
about-independent = É um projeto independente. Não tem ligação a nenhuma editora nem a nenhum autor de jogos deste género, e nenhum deles o aprovou. Os mapas, os desenhos e os textos são próprios; os nomes de lugares são apenas nomes de lugares.
about-checked = Pode verificar-se sempre como as cartas foram baralhadas: o servidor compromete-se com a ordem antes de as distribuir e revela esse compromisso quando o jogo acaba.
about-free = O programa é software livre, sob a licença MIT ou a Apache License 2.0, à tua escolha. Os tipos de letra são Source Serif 4 e Source Sans 3, sob a SIL Open Font License. As linhas de costa são da Natural Earth, em domínio público.
about-api = O que os programas podem fazer aqui

## The table

table-code = Código
table-copy = Copiar o link
table-copied = Link copiado
table-share = Os outros entram com este link, ou com o código na página inicial.
table-start = Começar o jogo
table-seats = Lugares
table-color = Cor de { $name }
table-empty-seat = Livre
table-sit = Sentar-me aqui
table-sit-friend = Alguém neste ecrã
table-friend-name = Nome do jogador
table-seat-bot = Pôr aqui um bot
table-seat = Lugar { $number }
table-remove = Tirar
table-remove-who = Tirar { $name } da mesa
table-leave = Sair da mesa
table-host = anfitrião
table-removed = Removidos
table-invite = Deixar voltar
kind-guest = visitante
kind-account = conta
kind-bot = bot
table-you = tu
table-resign = Passar o jogo a um bot
table-resign-sure = Um bot continua no teu lugar; podes voltar a qualquer momento.
table-practice = Treino
table-undo = Anular
table-undo-count = { $count ->
    [one] Anula a tua última ação
   *[other] Anula { $count } ações, a começar pela tua última
}
table-undo-nothing = Ainda não há nada para anular
table-undo-acted = Entretanto já jogou outra pessoa
table-undo-revealed = Entretanto foi revelada uma carta ou um bilhete
table-hint = Dica
table-hint-long = O que faria o perito
table-hint-thinks = O perito está a pensar…
table-origin = Este jogo continua um jogo já terminado.
table-origin-link = Ver esse momento
table-practice-until_revealed = Aqui são permitidas dicas e anular jogadas, enquanto nada for revelado.
table-practice-free = Aqui são permitidas dicas e anular jogadas sem limites.
table-come-back = Voltar ao jogo
table-back = Página inicial
table-report = Denunciar alguém
table-players = Jogadores
table-log = Registo
table-chat = Conversa
table-nothing-yet = Aqui vais ver o que acontece no jogo.
table-say = Diz alguma coisa
table-say-spectators = Aos outros espectadores
table-send = Enviar
table-mute = Silenciar { $name }
table-unmute = Voltar a ouvir { $name }
table-mute-all = Silenciar todos
table-unmute-all = Voltar a ouvir todos
table-muted-line = mensagem oculta
table-removed-line = mensagem removida
table-spectators = a assistir
table-no-chat = Ainda ninguém disse nada.
# No separador que leva à conversa.
table-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
# No lugar da mão, para quem não joga.
table-watching = Estás a assistir
table-watching-line = O que os jogadores têm na mão é segredo até ao fim do jogo.
table-watching-tickets = Segredo até ao fim do jogo.
table-bot = { $level ->
    [random] bot · fácil
    [greedy] bot · médio
    [planner] bot · difícil
    [expert] bot · perito
   *[other] bot · { $level }
}
table-replaced-out_of_time = tempo esgotado, joga um bot
table-replaced-left = saiu, joga um bot
table-replaced-resigned = joga um bot
table-offline = Ligação perdida. A tentar de novo…
table-offline-device = Não tens ligação à Internet. A mesa espera aqui.
table-closed = Esta mesa foi fechada.
table-confirm = Confirmar o que não se pode desfazer
table-hand = Mão
table-tickets = Bilhetes
table-others = Jogadores
table-pull = Aumentar ou diminuir
table-clock-left = Tempo restante: { $text }
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-skip = Ir para o que podes fazer agora
table-choices = O que podes fazer
table-aside = Jogadores e registo
# A card beside the board that sums up the rules; its button and its name.
table-card = Cartão de referência

senses-motion = Mostrar as jogadas em movimento
# A que ritmo se mostram as jogadas dos bots e dos outros jogadores.
senses-pace = Jogadas dos outros
senses-pace-slow = Devagar
senses-pace-natural = Ritmo natural
senses-pace-quick = Depressa
senses-pace-at_once = Todas de uma vez
senses-sound = Sons
senses-sound-card = Cartas
senses-sound-track = Rotas
senses-sound-ticket = Bilhetes
senses-sound-last = Ronda final
senses-sound-turn = O teu turno

## What to do now, in one sentence

now-wait = É a vez de { $name }.
now-wait-draw = { $name } está a biscar a segunda carta.
now-wait-tickets = { $name } está a escolher bilhetes.
now-wait-tunnel = { $name } está a decidir sobre um túnel.
now-wait-complete = { $name } está a completar bilhetes.
now-begins = O jogo vai começar.
now-wait-setup = { $count ->
    [one] { $names } ainda está a escolher bilhetes.
   *[other] { $names } ainda estão a escolher bilhetes.
}
now-turn = O teu turno: { $choices }.
now-can-draw_card = bisca cartas
now-can-claim_track = constrói uma rota
now-can-play_cards = joga cartas para o teu pátio
now-can-draw_tickets = bisca bilhetes
now-can-build_station = constrói uma estação
now-second = Bisca uma segunda carta.
now-keep = { $count ->
    [0] Guarda quantos destes bilhetes quiseres, ou nenhum.
   *[other] Guarda pelo menos { $count } destes bilhetes.
}
now-tunnel = { $count ->
    [one] O túnel custa mais { $count } carta. Paga ou desiste dele.
   *[other] O túnel custa mais { $count } cartas. Paga ou desiste dele.
}
now-tunnel-lost = { $count ->
    [one] O túnel custa mais { $count } carta, e não podes pagar. Desiste dele.
   *[other] O túnel custa mais { $count } cartas, e não podes pagar. Desiste dele.
}
# Enquanto se viram as cartas para o túnel do próprio jogador.
now-tunnel-turning = A virar as cartas para o teu túnel…
now-complete = Completa bilhetes com as cartas da tua pilha.
now-pass = Não podes fazer mais nada: só te resta passar.
now-pay-track = Escolhe como pagar a rota { $track }.
now-pay-station = Escolhe como pagar a estação: { $city }.
now-choose-track = Escolhe a rota que queres construir.
now-choose-city = Escolhe uma cidade para a tua estação.
now-lobby = { $count ->
    [0] Já cá estão todos.
    [one] À espera de mais { $count } jogador.
   *[other] À espera de mais { $count } jogadores.
}
now-lobby-host = Já cá estão todos: podes começar o jogo.
now-lobby-host-free = { $count ->
    [one] Ainda há { $count } lugar livre: espera, ou põe lá um bot.
   *[other] Ainda há { $count } lugares livres: espera, ou põe lá bots.
}
now-won = { $count ->
    [one] { $names } ganha.
   *[other] { $names } partilham o primeiro lugar.
}
now-you-won = Ganhaste!
now-curtain = Passa o ecrã a { $name }.
now-last-round = { $count ->
    [1] Último turno do jogo
   *[other] Ronda final, faltam { $count } turnos
}
now-draw-tickets = { $count ->
    [0] Biscar bilhetes? Podes guardar quantos quiseres, ou nenhum.
    [one] Biscar bilhetes? Tens de guardar pelo menos um.
   *[other] Biscar bilhetes? Tens de guardar pelo menos { $count }.
}

## Hand, cards and choices

dock-hand = A tua mão
dock-hand-of = Mão de { $name }
dock-no-hand = Sem cartas
dock-no-tickets = Sem bilhetes
dock-row = Fila (cartas de face para cima)
dock-deck = Baralho
dock-deck-label = Baralho ({ $count }): biscar às cegas
dock-slot-label = Tirar a carta { $slot } da fila: { $card }
dock-empty-slot = Lugar { $slot } da fila: vazio
dock-ticket-deck = Bilhetes
dock-ticket-deck-label = Bilhetes ({ $count }): biscar alguns e escolher
dock-tickets = Os teus bilhetes
dock-tickets-of = Bilhetes de { $name }
dock-claim = Construir uma rota
dock-claim-short = Construir
dock-station = Construir uma estação
dock-claim-list = Rotas que podes construir
dock-station-list = Cidades para uma estação
dock-pay-for = Pagar a rota { $track }
dock-station-in = Estação: { $city }
dock-pay-with = Pagar { $cards }
dock-claim-with = Construir com { $cards }
dock-build-with = Construir com { $cards }
dock-back = Voltar
dock-keep = { $count ->
    [0] Não guardar nenhum
    [one] Guardar { $count } bilhete
   *[other] Guardar { $count } bilhetes
}
dock-keep-more = Guardar { $count } ou mais
dock-keep-title = Bilhetes à escolha
dock-draw-tickets = Biscar bilhetes
dock-tunnel-title = Túnel { $track }
dock-laid = Colocadas
dock-turned = Viradas
dock-extra = Pagar { $cards }
dock-leave = Desistir do túnel
dock-pass = Passar
dock-tunnel = túnel
dock-tunnel-may-cost = { $count ->
    [one] Túnel: pode custar { $count } carta a mais
   *[other] Túnel: pode custar até { $count } cartas a mais
}
dock-light-stack = { $cards }: mostrar as rotas que podem pagar
dock-ferry = { $count ->
    [one] ferry, { $count } locomotiva
   *[other] ferry, { $count } locomotivas
}
dock-play = Jogar { $cards }
dock-play-title = Jogar cartas para o teu pátio
dock-play-stack = Jogar cartas para o teu pátio: { $cards }
dock-trio = Três cores diferentes
dock-trio-hint = Escolhe três cores
dock-complete = { $count ->
    [0] Não completar nenhum
    [one] Completar { $count } bilhete
   *[other] Completar { $count } bilhetes
}
dock-complete-title = Bilhetes a completar
dock-curtain = { $name }, é contigo
dock-curtain-line = Mais ninguém está a ver? Então mostra a mão.
dock-show = Mostrar a minha mão
dock-ticket-done = completo
dock-ticket-station = ligado por uma estação
dock-ticket-open = { $needs } em falta
dock-ticket-lost = já não é possível
# On a long ticket.
dock-ticket-long = rota longa
# A linha acima das cartas: o que os outros fizeram desde a última jogada, e o botão que salta o que ainda se mostra.
since-title = Desde a tua última jogada
since-skip = Saltar

## The map

map-title = Mapa
map-owner = construída por { $name }
map-tracks = Rotas
board-label = Desenho do mapa, { $cities } cidades e { $tracks } rotas. A vista em texto descreve-o por palavras. As setas deslocam-no, mais e menos aproximam e afastam, zero mostra tudo.
board-zoom-in = Aproximar
board-zoom-out = Afastar
board-reset = Mostrar o mapa inteiro

way-title = Um caminho entre duas cidades
way-from = De
way-to = Para
way-city = Cidade…
way-first = Escolhe duas cidades.
way-second = Escolhe a segunda cidade.
way-left = { $needs } em falta, { $tracks }
way-short = { $trains } em falta, só tens { $left }
way-joined = ligadas
way-none = já não há caminho

## The table in words

text-view = Vista em texto
text-drawn = Vista gráfica
text-title = A mesa em texto
text-happened = O que acabou de acontecer
text-supply = Para biscar
text-row = { $count ->
    [0] A fila está vazia.
   *[other] Fila (cartas de face para cima): { $cards }.
}
text-deck = { $count ->
    [0] { $count } cartas no baralho, { $discards } nos descartes.
    [one] { $count } carta no baralho, { $discards } nos descartes.
   *[other] { $count } cartas no baralho, { $discards } nos descartes.
}
text-ticket-deck = { $count ->
    [0] { $count } bilhetes no baralho de bilhetes.
    [one] { $count } bilhete no baralho de bilhetes.
   *[other] { $count } bilhetes no baralho de bilhetes.
}
text-player = { $name } ({ $notes })
text-you = tu
text-to-move = a jogar
text-points = Pontos
text-trains = Carruagens
text-cards = Cartas
text-tickets = Bilhetes
text-completed = Completos
text-stations = Estações por construir
text-pile = Pilha
text-spaces = Espaços
text-color = Cor
text-kind = Tipo
text-state = Estado
text-ticket = { $ticket }, { $points }: { $state }.
text-ticket-left = { $ticket }, { $points }: { $state }, por { $left }.
# In place of { $ticket } above.
text-long = { $ticket } (rota longa)
text-track = { $track }, { $color }, { $length ->
    [one] { $length } espaço
   *[other] { $length } espaços
}
text-needs = pede { $cards }
text-station = { $city }: { $name }
text-no-stations = Não há nenhuma estação construída.
text-tracks-at = Rotas em
text-all-cities = todas as cidades
text-no-tracks = Nenhuma rota encontrada.
text-free = livre
text-closed = fechada: a outra da rota dupla já está construída
text-claim = Construir { $track }
text-open-pile = { $count ->
    [0] { $count } cartas na pilha: { $cards }
    [one] { $count } carta na pilha: { $cards }
   *[other] { $count } cartas na pilha: { $cards }
}
text-big-city = { $city }: { $points }

## The table of the Card Game

yard-table = Pátios e Grandes Cidades
yard-title = Pátio de { $name }
yard-empty = O pátio está vazio.
yard-pile = Pilha
yard-big-cities = Grandes Cidades
yard-set = Conjunto de { $cards }
yard-round = Ronda { $round } de { $of }

## The end of a game

end-title = Contagem de pontos
end-player = Jogador
end-tracks = Rotas
end-tickets = Bilhetes
end-stations = Estações
end-longest = { $game ->
    [europe] Expresso Europeu
   *[other] Caminho mais longo
}
end-cities = Grandes Cidades
end-total = Total
end-rematch = Jogar outra vez
end-to-rematch = Ir para o novo jogo
end-replay = Ver a repetição
end-review = Analisar o jogo
end-share = Partilhar imagem
end-save = Guardar imagem
end-no-picture = Não foi possível criar a imagem neste navegador.
end-record = Descarregar o registo
end-back = Página inicial
end-ticket-lost = por completar
end-watch = Ver a contagem
end-skip = Saltar para o resultado
end-station-line = { $count ->
    [0] { $count } estações por construir
    [one] { $count } estação por construir
   *[other] { $count } estações por construir
}
end-borrow-line = { $city } usa a rota { $track } de um adversário
end-path-line = { $count ->
    [0] Caminho de { $count } espaços
    [one] Caminho de { $count } espaço
   *[other] Caminho de { $count } espaços
}
end-account-of = Os pontos de { $name }
end-rank-title = Lugar
end-rail = Os pontos até agora
end-say-start = O jogo acabou. Agora conta-se tudo.
end-say-tracks = { $name } tem { $points } pelas rotas.
end-say-done = { $name } completa o bilhete { $ticket }: { $points }.
end-say-failed = { $name } não completa o bilhete { $ticket } e perde { $points }.
end-say-all-stations = { $name } construiu todas as estações.
end-say-stations = { $name } tem { $stations }: { $points }.
end-say-borrowed = A estação de { $name } na cidade de { $city } usa a rota { $track } de um adversário.
end-say-path = { $name } tem um caminho de { $spaces }.
end-say-longest = { $game ->
    [europe] { $name } ganha o Expresso Europeu pelo caminho contínuo mais longo, { $spaces }: { $points }.
   *[other] { $name } tem o caminho contínuo mais longo, { $spaces }: { $points }.
}
end-say-city = { $count ->
    [one] { $names } tem o maior número de bilhetes completos com { $city }: { $points }.
   *[other] { $names } têm o maior número de bilhetes completos com { $city }: { $points } para cada um.
}

## The replay

replay-title = Repetição
replay-step = Passo { $seq } de { $last }
replay-first = Ir para o início
replay-previous = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Um passo à frente
replay-last = Ir para o fim
replay-side = Visto por
replay-all-open = Tudo à vista
replay-not-over = O jogo ainda está a decorrer. Quando acabar, a repetição abre-se a todos; até lá, vês só o que podias ver.
replay-scrub = Posição na repetição
replay-speed = Velocidade
replay-speed-is = Velocidade: { $times }×
replay-previous-turn = Um turno atrás
replay-previous-turn-of = Voltar ao turno anterior de { $name }
replay-next-turn = Um turno à frente
replay-next-turn-of = Avançar para o próximo turno de { $name }
replay-copy = Copiar o link
replay-play-on = Continuar a partir daqui
play-on-seat = O teu lugar
play-on-hidden = Cartas escondidas
play-on-as_it_was = Como estavam
play-on-anew = Distribuídas de novo
play-on-line = A partir daqui jogas contra bots. O jogo terminado fica como está.
play-on-go = Continuar
replay-in-address = O link está na barra de endereço
replay-to-table = Voltar à mesa
replay-review = Análise deste momento
replay-last-round = Começa a ronda final
replay-second-round = Começa a segunda ronda

## Reviews and hints: deeds and reasons, fetched with the review

deed-keep = { $count ->
    [0] Não guardar nenhum bilhete
   *[other] Guardar { $tickets }
}
deed-row = Tirar da fila: { $card }
deed-row-some = Tirar uma carta da fila
deed-deck = Biscar às cegas do baralho
deed-draw_tickets = Biscar bilhetes
deed-claim_track = Construir { $track } com { $cards }
deed-pay_tunnel = Pagar mais pelo túnel: { $cards }
deed-leave_tunnel = Desistir do túnel
deed-build_station = Construir uma estação na cidade de { $city } com { $cards }
deed-play_cards = Jogar { $cards }
deed-complete = { $count ->
    [0] Não completar nenhum bilhete
   *[other] Completar { $tickets }
}
deed-pass = Passar

reason-completes_ticket = Completa o bilhete { $ticket }.
reason-keeps_ticket_open = Fica no caminho do bilhete { $ticket }.
reason-at_risk = Os adversários estão perto e podem construir { $track } primeiro.
reason-points = A rota { $track } vale por si só { $points }.
reason-longer_path = A rota { $track } aumenta o caminho contínuo mais longo.
reason-blocks = Atrapalha { $name }.
reason-lacks_most = O que mais falta ao plano: { $color }.
reason-lacks = Ainda falta ao plano: { $color }.
reason-wild = Uma locomotiva substitui qualquer cor.
reason-nothing_in_row = Nenhuma carta da fila ajuda.
reason-saves_cards = Ainda há tempo para juntar cartas.
reason-room_for_tickets = Ainda há tempo para mais bilhetes.
reason-on_the_way = O bilhete { $ticket } sai quase de graça.
reason-worth_the_way = O bilhete { $ticket } vale o esforço.
reason-too_far = O bilhete { $ticket } levaria demasiado tempo.
reason-station_for = Uma estação na cidade de { $city } dá acesso a uma rota de outro jogador.
reason-worth_the_cost = O túnel { $track } vale o custo extra.
reason-not_worth_the_cost = O túnel { $track } não vale o custo extra.
reason-robs = { $name } perde assim um conjunto ({ $color }).
reason-feeds = Estas cartas ({ $color }) servem para o bilhete { $ticket }.
reason-hard_to_rob = Um conjunto deste tamanho ({ $color }) é difícil de assaltar.
reason-time_is_short = As cartas do pátio precisam de todos os turnos que restam para chegar à pilha.
reason-last_turn = É o último turno, e isto é o que rende mais.

mistake-ticket_kept = Bilhete mau guardado
mistake-ticket_refused = Bilhete bom devolvido
mistake-tickets_drawn = Bilhetes biscados em má altura
mistake-tickets_not_drawn = Bilhetes por biscar
mistake-color_drawn = Carta errada
mistake-claimed_too_late = Rota adiada
mistake-claimed_too_early = Rota construída cedo demais
mistake-claimed_for_nothing = Rota inútil
mistake-wrong_track = Rota errada
mistake-station_built = Estação desnecessária
mistake-station_missed = Estação por construir
mistake-tunnel_risked = Túnel demasiado arriscado
mistake-tunnel_paid = Túnel demasiado caro
mistake-tunnel_given_up = Túnel abandonado cedo demais
mistake-yard_robbed = Conjunto exposto a um assalto
mistake-set_played_too_early = Conjunto jogado cedo demais
mistake-set_played_too_late = Conjunto jogado tarde demais
mistake-wrong_set = Conjunto errado
mistake-robbery_missed = Assalto por fazer
mistake-wrong_tickets = Bilhetes errados completados

review-title = Análise
review-of = { $game }: análise
review-tab-game = O jogo
review-tab-moves = Jogadas
review-waiting = { $count ->
    [0] A análise está quase a começar…
    [one] Há { $count } jogo à frente.
    [many] Há { $count } jogos à frente.
   *[other] Há { $count } jogos à frente.
}
review-running = A analisar o jogo: { $done } de { $total } jogadas
review-failed = Não foi possível concluir a análise.
review-again = Tentar de novo
review-not-over = Um jogo só pode ser analisado depois de acabar.
review-later = A sorte, a precisão e os momentos decisivos aparecem quando todas as jogadas estiverem analisadas.
review-not-yet = Esta jogada ainda não foi analisada.
review-choose = Escolhe uma jogada no gráfico ou na lista.
review-graph = Hipóteses de ganhar
review-start = Depois da distribuição
review-move = Jogada { $step } de { $total }
review-chance = { $name } { $percent }

review-played = Jogado
review-best = O perito
review-same = O perito teria feito o mesmo.
review-only = A única jogada possível
review-right = Boa jogada
review-nearly = Quase tão bom
review-cost = Custou { $percent } das hipóteses de ganhar, cerca de { $points }.
review-cost-chance = Custou { $percent } das hipóteses de ganhar.
review-error = { $percent } ± { $error }
review-why = Porquê
review-why-done = O que fala a favor
review-plan = O plano
review-plan-tickets = Bilhetes
review-plan-given-up = Abandonados
review-plan-tracks = A construir
review-plan-lacks = Faltam
review-gift = O que o acaso fez depois às hipóteses de { $name }: { $percent }

review-one = A jogada escolhida
review-list = Decisões
review-filter = Que decisões
review-filter-mistakes = Erros
review-filter-all = Todas
review-filter-player = Decisões de quem
review-everybody = Todos
review-previous = Erro anterior
review-next = Erro seguinte
review-none = Nenhum erro. Bem jogado!
review-none-yet = Nenhum erro até agora.
review-practise = Praticar os meus erros
review-replay = Ver na repetição

review-luck = Sorte e mérito
review-you-won = { $count ->
    [one] Ganhaste por { $count } ponto.
    [many] Ganhaste por { $count } pontos.
   *[other] Ganhaste por { $count } pontos.
}
review-you-lost = { $count ->
    [one] Perdeste por { $count } ponto.
    [many] Perdeste por { $count } pontos.
   *[other] Perdeste por { $count } pontos.
}
review-you-tied = Partilhaste o primeiro lugar.
review-won = { $count ->
    [one] { $name } ganhou por { $count } ponto.
    [many] { $name } ganhou por { $count } pontos.
   *[other] { $name } ganhou por { $count } pontos.
}
review-lost = { $count ->
    [one] { $name } perdeu por { $count } ponto.
    [many] { $name } perdeu por { $count } pontos.
   *[other] { $name } perdeu por { $count } pontos.
}
review-tied = { $name } partilhou o primeiro lugar.
review-cards-gave = { $count ->
    [one] As cartas deram cerca de { $count } ponto.
    [many] As cartas deram cerca de { $count } pontos.
   *[other] As cartas deram cerca de { $count } pontos.
}
review-cards-cost = { $count ->
    [one] As cartas custaram cerca de { $count } ponto.
    [many] As cartas custaram cerca de { $count } pontos.
   *[other] As cartas custaram cerca de { $count } pontos.
}
review-cards-even = As cartas deram mais ou menos o que tiraram.
review-without-ahead = { $count ->
    [one] Sem isso: cerca de { $count } ponto à frente.
    [many] Sem isso: cerca de { $count } pontos à frente.
   *[other] Sem isso: cerca de { $count } pontos à frente.
}
review-without-behind = { $count ->
    [one] Sem isso: cerca de { $count } ponto atrás.
    [many] Sem isso: cerca de { $count } pontos atrás.
   *[other] Sem isso: cerca de { $count } pontos atrás.
}
review-without-level = Sem isso: empate.

review-turning = Momentos decisivos
review-turning-none = O jogo nunca deu uma reviravolta.
review-turn = { $name }, jogada { $step }:
review-cause-luck = decidiram as cartas
review-cause-mistake = um erro
review-cause-play = decidiu a jogada
review-change = { $name } { $percent }

review-skill = Como jogou cada um
review-accuracy = Precisão
review-mistakes = Erros
review-mean = Perda por jogada
review-kinds = Erros por tipo

review-how = Como se calcula isto?
review-how-decisions = Cada decisão é avaliada pelo que o jogador podia saber. O bot mais forte, o perito, recebe a mesma pergunta. Se tivesse feito outra coisa, ambas são jogadas até ao fim muitas vezes com a mesma sorte; a diferença nas hipóteses de ganhar é o que a decisão custou. A partir de 2 % chama-se erro.
review-how-accuracy = A precisão é a média de todas as decisões enquanto havia algo a ganhar: uma que nada custa conta por inteiro, uma que custa 5 % conta metade.
review-how-chances = O gráfico conhece todas as cartas, menos as que ainda hão de vir. Mostra com que frequência cada um ganharia se daí em diante jogassem bots.
review-how-luck = A sorte é o que o acaso fez de cada jogada, incluindo a distribuição. Só se desconta a parte que se consegue distinguir do mérito.
review-how-limits = Tudo isto é a opinião de um bot forte, não uma prova. Cada jogada é incerta em alguns por cento; o jogo inteiro diz mais.

# The expert’s advice at a table for practice.
hint-list = O que se pode fazer, do melhor para o pior
hint-do = Fazer isto
hint-points = { $points } pts
hint-points-long = Vantagem esperada sobre o melhor adversário
hint-plan = Bilhetes a completar
hint-lacks = Cartas que faltam
hint-given-up = Mais vale desistir

# Exercises from your mistakes.
practise-title = Treino
practise-lead = Momentos dos teus jogos em que havia uma jogada melhor. Encontra-a agora.
practise-adding = A procurar os teus erros na análise…
practise-no-review = Este jogo ainda não tem análise.
practise-to-review = Ir para a análise
practise-no-mistakes = Neste jogo não há erros teus para treinar.
practise-progress = { $solved } de { $count } resolvidos
practise-start = Começar
practise-all-done = Tudo resolvido. Os próximos vêm da tua próxima análise.
practise-exercise = Exercício { $number }
practise-number = Exercício { $number } de { $count }
practise-lost = custou-te { $loss } no jogo
practise-solved-tries = { $count ->
    [one] resolvido à primeira
   *[other] resolvido em { $count } tentativas
}
practise-tries = { $count ->
    [one] { $count } tentativa
   *[other] { $count } tentativas
}
practise-try = Resolver
practise-again = Outra vez
practise-list = Todos os exercícios
practise-remove = Remover este exercício
practise-task = Encontra uma jogada que perca menos de 2%
practise-task-line = Está tudo como o viste na altura. Joga na mesa, como de costume.
practise-judging = O perito está a avaliar a tua jogada…
practise-solved = Resolvido!
practise-solution = A solução
practise-nothing-lost = não perde nada.
practise-loses = perde { $loss } da probabilidade de vencer.
practise-best = O melhor: { $deed }
practise-not-yet = Ainda não: tenta outra jogada
practise-show = Ver a solução
practise-next = Exercício seguinte
practise-skip = Saltar
practise-empty = Ainda não há exercícios
practise-empty-play = Joga um jogo até ao fim, contra bots ou pessoas.
practise-empty-review = No fim, pede a análise.
practise-empty-practise = Os teus erros transformam-se lá em exercícios. Ficam neste dispositivo.
practise-empty-go = Jogar

## The log: what happened, in the present tense

log-you = Tu
log-unseen = do baralho
log-blind = { $card } do baralho
log-icon-cards = Cartas biscadas
log-icon-track = Rota construída
log-icon-station = Estação construída
log-icon-tickets = Bilhetes guardados
log-icon-tunnel = Túnel iniciado
log-icon-turned = Cartas viradas
log-icon-left = Túnel abandonado
log-icon-pile = Para a pilha
log-icon-played = Cartas jogadas
log-icon-robbed = Assalto
log-icon-completed = Bilhetes completados
log-dealt = As cartas estão distribuídas. { $name } começa.
log-kept = { $count ->
    [0] { $name } não guarda nenhum bilhete.
    [one] { $name } guarda { $count } bilhete.
   *[other] { $name } guarda { $count } bilhetes.
}
log-kept-some = { $name } já escolheu bilhetes.
log-kept-these = { $count ->
    [0] { $name } não guarda nenhum bilhete.
    [one] { $name } guarda o bilhete { $tickets }.
   *[other] { $name } guarda os bilhetes { $tickets }.
}
log-setup-ended = Já todos escolheram. Começa o primeiro turno.
log-drew-row = { $name } tira uma { $card } da fila.
log-drew-deck = { $name } bisca do baralho.
log-drew-deck-card = { $name } bisca uma { $card } do baralho.
log-reshuffled = { $count ->
    [0] Baralham-se os descartes: o baralho tem { $count } cartas.
    [one] Baralham-se os descartes: o baralho tem { $count } carta.
   *[other] Baralham-se os descartes: o baralho tem { $count } cartas.
}
log-swept = Três locomotivas: a fila é substituída.
log-tunnel-laid = { $name } coloca { $cards } para o túnel { $track }.
log-tunnel-turned = { $count ->
    [0] Já não há cartas para virar.
    [one] Virada: { $cards }.
   *[other] Viradas: { $cards }.
}
log-tunnel-costs = { $count ->
    [0] O túnel não custa mais nada.
    [one] O túnel custa mais { $count } carta.
   *[other] O túnel custa mais { $count } cartas.
}
log-tunnel-left = { $name } desiste do túnel { $track }.
log-claimed = { $name } constrói a rota { $track } com { $cards }: { $points }.
log-station = { $name } constrói uma estação na cidade de { $city } com { $cards }.
log-pile = { $name } passa { $cards } para a pilha.
log-played = { $name } joga { $cards }.
log-robbed = { $by } assalta { $name }, que perde { $cards }.
log-scoring = A ronda { $round } acabou. Completam-se bilhetes.
log-completed = { $count ->
    [0] { $name } não completa nenhum bilhete.
    [one] { $name } completa o bilhete { $tickets }.
   *[other] { $name } completa os bilhetes { $tickets }.
}
log-round = Começa a ronda { $round }.
log-passed = { $name } passa.
log-last-round = { $name } está quase sem carruagens: cada jogador tem mais um turno.
log-last-round-cards = O baralho está vazio: cada jogador tem mais um turno.
log-finished = O jogo acabou.
log-joined = { $name } ocupa um lugar.
log-left = Alguém sai da mesa.
log-bot-placed = { $name } ocupa um lugar ({ $bot }).
log-removed = O lugar { $place } está de novo livre.
log-removed-who = O anfitrião remove { $name }.
log-invited = O anfitrião deixa alguém voltar.
log-created = A mesa está aberta.
log-replaced-out_of_time = Esgotou-se o tempo de { $names }: continua um bot.
log-replaced-left = { $count ->
    [one] { $names } sai: continua um bot.
   *[other] { $names } saem: continua um bot.
}
log-replaced-resigned = Um bot continua a jogar por { $names }.
log-came-back = { $name } está de volta.
log-undone = { $name } anula { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
log-hinted = { $name } pede uma dica.
log-rematched = Vai haver desforra.
log-closed = A mesa está fechada.
log-shut = Um moderador fechou a mesa: { $reason }

## Errors of the page itself

error-unreachable = Não foi possível contactar o servidor. Tenta de novo daqui a pouco.
error-again = Tentar de novo
error-lost = A ligação perdeu-se. A tua última jogada pode não ter sido registada.
error-astray = Não há nada neste endereço.
error-no-code = Nenhuma mesa tem este código.
error-bad-map = Este ficheiro não é um ficheiro de mapa.
error-crashed = Alguma coisa correu mal. Recarrega a página para continuar.
error-rule = Ver a regra

## What the server refuses

refused-unknown = O servidor diz: { $message }
refused-bad_request = O servidor não conseguiu ler isto. Recarrega a página e tenta de novo.
refused-sign_in = O servidor já não te conhece. Recarrega a página ou inicia sessão.
refused-wrong_password = Nenhuma conta tem este nome e esta palavra-passe.
refused-forbidden = Não tens permissão para fazer isto.
refused-not_found = Não há nada neste endereço.
refused-no_such_table = Essa mesa não existe. Talvez tenha sido fechada.
refused-no_such_user = Não há aqui ninguém com esse nome.
refused-no_such_seq = O jogo não é assim tão longo.
refused-no_such_step = O jogo não tem tantas jogadas.
refused-nothing_to_choose = Aqui não havia nada para escolher.
refused-not_asked = Agora não tens nada para decidir.
refused-already_so = Isso já está feito.
refused-conflict = Alguém se antecipou. Tenta de novo.
refused-name_taken = Já há alguém com este nome ou com um parecido. Escolhe outro.
refused-banned = O teu acesso a este servidor foi bloqueado. { $message }
refused-read_only = Por agora nada pode ser alterado. { $message }
refused-bad_link = Este link já foi usado ou expirou. Pede outro.
refused-bad_ban = Isto não pode ser banido: { $message }
refused-last_administrator = Este é o único administrador. Nomeia outro primeiro.
refused-no_such_provider = Esta forma de iniciar sessão já não existe. Recarrega a página.
refused-no_such_identity = Esta conta já não está associada. Recarrega a página.
refused-provider_failed = O outro site não responde ou não está a funcionar bem. Tenta mais tarde.
refused-bad_sign_in = Este início de sessão não começou neste navegador ou demorou demasiado. Tenta outra vez.
refused-sign_in_cancelled = Não iniciaste sessão no outro site.
refused-sign_in_again = Para confirmarmos que és tu, termina a sessão, inicia-a de novo e tenta outra vez.
refused-not_allowed = Este servidor não aceita essa conta. Pergunta a quem o gere.
refused-no_account = Ninguém aqui tem essa conta associada. Inicia sessão como de costume e associa-a primeiro.
refused-identity_taken = Essa conta já foi associada por outra pessoa, ou já associaste outra do mesmo site.
refused-last_way_in = Ficarias sem forma de iniciar sessão. Define primeiro uma palavra-passe ou associa outra conta.
refused-no_such_ban = Essa interdição não existe ou já foi levantada.
refused-no_such_report = Essa denúncia não existe ou já foi tratada.
refused-too_many_tables = Tens demasiadas mesas por começar. Primeiro, começa o jogo numa delas ou sai de uma.
refused-too_many_games = Começaste demasiados jogos que ainda decorrem. Acaba um deles primeiro.
refused-too_large = Isto é grande demais.
refused-bad_name = Um nome tem entre 1 e 40 caracteres, sem espaços antes ou depois e sem caracteres invisíveis.
refused-bad_password = Uma palavra-passe tem entre 8 e 200 caracteres.
refused-too_many_requests = Foi demasiado de uma só vez. Espera um momento e tenta de novo.
refused-internal = Ocorreu um erro no servidor. Tenta de novo daqui a pouco.
refused-busy = O servidor está cheio neste momento. Tenta de novo daqui a uns segundos.
refused-storage_busy = O servidor está ocupado. Tenta de novo daqui a pouco.
refused-storage_full = O disco do servidor está cheio. Avisa quem o gere.
refused-storage_failed = O armazenamento do servidor falhou. Avisa quem o gere.
refused-too_slow = A ligação é lenta demais. Recarrega a página para continuar.
refused-stopping = O servidor está a reiniciar. A página volta daqui a pouco.
refused-not_started = O jogo ainda não começou.
refused-started = O jogo já começou.
refused-finished = O jogo acabou.
refused-not_finished = O jogo ainda não acabou.
refused-closed = Esta mesa foi fechada.
refused-not_yours = Este não é o teu lugar.
refused-not_host = Só o anfitrião pode fazer isto.
refused-removed_by_host = O anfitrião removeu-te desta mesa. Pede-lhe que te deixe voltar.
refused-no_such_place = Esta mesa não tem esse lugar.
refused-place_taken = Já há alguém neste lugar.
refused-place_empty = Não há ninguém neste lugar.
refused-color_taken = Essa cor já foi escolhida por outra pessoa.
refused-table_full = Todos os lugares estão ocupados.
refused-places_empty = Ainda há lugares livres.
refused-already_seated = Já tens um lugar nesta mesa.
refused-replaced = Um bot está a jogar por ti. Primeiro, volta ao jogo.
refused-not_replaced = Já és tu a jogar.
refused-stale = Entretanto aconteceu alguma coisa. Vê outra vez.
refused-bad_text = Isto não pode ser enviado: está vazio, é longo demais ou tem caracteres invisíveis.
refused-chat_too_fast = Estás a escrever demasiado de uma vez. Espera um momento.
refused-chat_full = A conversa desta mesa já não tem espaço.
refused-chat_repeated = Acabaste de dizer isso.
refused-chat_links = Os visitantes não podem enviar links. Cria uma conta para o fazer.
refused-chat_words = Uma destas palavras não é permitida aqui.
refused-bad_settings = Assim não se pode jogar: { $message }
refused-rematch_open = Já há uma desforra.
refused-not_practice = Aqui joga-se contra outras pessoas, por isso não há dicas nem se anulam jogadas.
refused-nothing_to_undo = Ainda não há nada para anular.
refused-acted_since = Entretanto já jogou outra pessoa.
refused-revealed = Entretanto foi revelada uma carta ou um bilhete, por isso fica assim.
refused-too_many_undos = Já se desfez demasiado neste jogo. Joga-o até ao fim.
refused-too_many_reviews = Já esperas por demasiadas análises. Tenta de novo quando uma estiver pronta.

## What a rule of the game refuses

refused-game_over = O jogo acabou.
refused-not_your_turn = Não é a tua vez.
refused-choose_tickets = Escolhe primeiro os teus bilhetes.
refused-draw_second = Bisca primeiro a segunda carta.
refused-answer_tunnel = Primeiro, paga o túnel ou desiste dele.
refused-nothing_offered = Não tens bilhetes à escolha.
refused-ticket_not_offered = Este bilhete não está entre os que podes escolher.
refused-too_few_tickets = Tens de guardar mais bilhetes.
refused-no_tickets_left = Já não há bilhetes.
refused-no_such_slot = A fila não tem esse lugar.
refused-slot_empty = Aqui não há nenhuma carta.
refused-locomotive_second = Uma locomotiva de face para cima não pode ser a segunda carta. Tira outra ou bisca às cegas.
refused-no_cards_left = Já não há cartas para biscar.
refused-track_taken = Esta rota já está construída.
refused-double_own = Já tens a outra rota desta rota dupla.
refused-double_closed = Com tão poucos jogadores, só se pode construir uma das rotas de uma rota dupla.
refused-not_enough_trains = Não te restam carruagens suficientes para esta rota.
refused-wrong_card_count = Uma rota custa uma carta por cada um dos seus espaços.
refused-mixed_colors = As cartas têm de ser todas de uma só cor; as locomotivas servem para qualquer uma.
refused-wrong_color = Esta rota pede outra cor.
refused-ferry_locomotives = Este ferry pede mais locomotivas.
refused-cards_not_in_hand = Não tens estas cartas.
refused-no_tunnel_pending = Não há nenhum túnel por pagar.
refused-tunnel_extra_count = Esse não é o número de cartas que este túnel custa.
refused-tunnel_extra_color = O túnel pede a cor que colocaste, ou locomotivas.
refused-no_stations_in_game = Este jogo não tem estações.
refused-no_stations_left = Já construíste todas as tuas estações.
refused-city_has_station = Esta cidade já tem uma estação.
refused-station_cost = Esse não é o número de cartas que esta estação custa.
refused-not_a_set = Joga duas ou mais cartas de uma só cor, ou três de três cores.
refused-color_in_yard = Já tens esta cor no teu pátio.
refused-yard_not_beaten = Outro pátio tem tantas cartas desta cor como as que jogas, ou mais.
refused-complete_tickets = Completa primeiro os teus bilhetes.
refused-not_scoring = Só se completam bilhetes quando uma ronda acaba.
refused-ticket_not_held = Este bilhete não é teu.
refused-pile_too_small = A tua pilha não tem as cartas para todos estes bilhetes.
refused-must_act = Só podes passar se não puderes fazer mais nada.
refused-unknown_track = O mapa não tem essa rota.
refused-unknown_city = O mapa não tem essa cidade.
refused-unknown_ticket = O jogo não tem esse bilhete.
refused-ticket_twice = O mesmo bilhete foi indicado duas vezes.
refused-not_in_this_game = Isto não se pode fazer neste jogo.

## The guide itself

guide-name = Guia
guide-got-it = Percebi
guide-leave = Sair do guia

## Tickets at the start

guide-opening = Os teus bilhetes
    .text = Cada um indica duas cidades: liga-as com as tuas rotas e os pontos são teus; senão, perdes outros tantos. Guarda pelo menos { $keep }. O bilhete { $ticket } é o que precisa de menos carruagens: { $trains }.
guide-opening-long = Os teus bilhetes
    .text = Cada um indica duas cidades: liga-as com as tuas rotas e os pontos são teus; senão, perdes outros tantos. Guarda pelo menos { $keep }. O mais fácil é { $ticket }; { $long } é difícil para um primeiro jogo.
guide-opening-cards = Os teus bilhetes
    .text = Cada um mostra as cartas que o completam. Se no fim estiverem na tua pilha, os pontos são teus; senão, perdes outros tantos. Guarda pelo menos { $keep }. O bilhete { $ticket } é o que pede menos: { $cards }.

## Drawing

guide-draw = Biscar cartas
    .text = Em cada turno fazes uma só coisa. As rotas pagam-se com cartas, por isso tira duas, uma a seguir à outra. Uma boa cor para começar: { $card }. É a que pede a rota { $track }, no teu caminho.
guide-draw-any = Biscar cartas
    .text = Em cada turno fazes uma só coisa. Precisas de cartas, por isso tira duas, uma a seguir à outra: da fila, das cores que já tens, ou às cegas, do baralho.
guide-draw-cards = Biscar cartas
    .text = Em cada turno fazes uma só coisa. Junta cartas de uma só cor: tira duas, uma a seguir à outra. Uma boa cor para começar: { $card }. Os teus bilhetes pedem-na.
guide-second = A segunda carta
    .text = A fila está de novo cheia. Tira dela outra carta, ou bisca uma às cegas do baralho. Agora só não podes tirar da fila uma locomotiva.
guide-locomotive = Locomotivas
    .text = Uma locomotiva substitui qualquer cor. Tirada da fila, é a única carta do teu turno; biscada às cegas, é uma carta como as outras.
guide-locomotive-cards = Locomotivas
    .text = Num conjunto, uma locomotiva substitui a cor dele; num bilhete, qualquer cor. Tirada da fila, é a única carta do teu turno; biscada às cegas, é uma carta como as outras.

## Claiming tracks

guide-claim = Construir uma rota
    .text = Tens { $cards }: chega para pagar a rota { $track }. Escolhe-a no mapa; dá-te logo { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
guide-points = Pontos e carruagens
    .text = As rotas já te deram { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. As longas dão muito mais: { $length ->
        [one] { $length } espaço vale
       *[other] { $length } espaços valem
    } { $most ->
        [one] { $most } ponto
       *[other] { $most } pontos
    }. { $trains ->
        [one] Resta-te { $trains } carruagem
       *[other] Restam-te { $trains } carruagens
    } para todas as tuas rotas.
guide-gray = Rotas cinzentas
    .text = A rota { $track } é cinzenta: paga-se com qualquer cor, desde que as cartas sejam todas da mesma. Podias usar { $cards }.
guide-double = Rotas duplas
    .text = Aqui há duas rotas lado a lado: { $track }. Com menos de { $doublesFrom } jogadores, só se pode construir uma delas, por isso não esperes demasiado.
guide-double-closed = Rotas duplas
    .text = Uma das duas rotas { $track } já tem dono, por isso da outra só resta um traço ténue. Com menos de { $doublesFrom } jogadores, só se pode construir uma das rotas de uma rota dupla.
guide-done = Um bilhete está completo
    .text = As tuas rotas ligam as cidades do bilhete { $ticket }: no fim, dá-te { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Isso já ninguém te tira.

## Europe: ferries, tunnels, stations

guide-ferry = Ferries
    .text = A rota { $track } é um ferry. Custa { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }, e pelo menos { $ferry ->
        [one] uma tem de ser uma locomotiva
       *[other] { $ferry } têm de ser locomotivas
    }, por isso poupa algumas.
guide-tunnel = Túneis
    .text = A rota { $track } é um túnel. Depois de pagares, { $tunnelCards ->
        [one] vira-se { $tunnelCards } carta
       *[other] viram-se { $tunnelCards } cartas
    }, e cada uma da tua cor ou com uma locomotiva custa mais uma carta. Convém teres algumas de sobra.
guide-turned = O túnel custa mais
    .text = { $extra ->
        [one] Uma das cartas viradas conta: paga mais uma carta
       *[other] { $extra } das cartas viradas contam: paga mais { $extra } cartas
    }, e o túnel é teu. Ou recolhe as tuas cartas, e o teu turno acaba.
guide-turned-poor = O túnel custa mais
    .text = { $extra ->
        [one] Uma das cartas viradas conta: o túnel custa mais uma carta
       *[other] { $extra } das cartas viradas contam: o túnel custa mais { $extra } cartas
    }. Não podes pagar. Recolhe as tuas cartas; só perdes o turno.
guide-station-blocked = Estações
    .text = Alguém tem uma rota de que o teu bilhete { $ticket } precisa. Uma estação numa das cidades onde ela acaba deixa-te usá-la, por { $cost ->
        [one] uma carta
       *[other] { $cost } cartas de uma só cor
    }. Cada estação que não construas dá { $unbuilt ->
        [one] { $unbuilt } ponto
       *[other] { $unbuilt } pontos
    }.
guide-station = Estações
    .text = Se alguém ficar com uma rota de que precisas, uma estação numa das cidades onde ela acaba deixa-te usá-la para os teus bilhetes. Cada estação que não construas dá { $unbuilt ->
        [one] { $unbuilt } ponto
       *[other] { $unbuilt } pontos
    }, por isso constrói só em caso de necessidade.

## More tickets

guide-tickets = Mais bilhetes
    .text = Em vez de cartas, podes biscar { $draw ->
        [one] { $draw } bilhete
       *[other] { $draw } bilhetes
    } e guardar pelo menos { $drawKeep }. Dão mais pontos, mas cada um que não completes custa-te os seus.
guide-tickets-now = Mais bilhetes
    .text = Já nenhum dos teus bilhetes está em aberto. Bisca { $draw ->
        [one] { $draw } novo
       *[other] { $draw } novos
    } e guarda pelo menos { $drawKeep }; os que ficam perto das tuas rotas são pontos fáceis.
guide-tickets-cards = Mais bilhetes
    .text = Podes biscar { $draw ->
        [one] { $draw } bilhete
       *[other] { $draw } bilhetes
    } e guardar quantos quiseres, ou nenhum. Com cartas na pilha, sabes o que podes completar; o que não completares custa-te pontos.
guide-choice = Que bilhetes guardar
    .text = Guarda pelo menos { $keep }. O bilhete { $ticket } é o mais fácil para ti: { $trains ->
        [0] as tuas rotas já ligam as suas cidades.
        [one] falta { $trains } carruagem.
       *[other] faltam { $trains } carruagens.
    }
guide-choice-hard = Que bilhetes guardar
    .text = Guarda pelo menos { $keep }. Já nenhum destes pode ser completado: guarda o que custa menos.
guide-choice-cards = Que bilhetes guardar
    .text = Guarda aqueles para os quais já tens as cartas na pilha, ou em breve terás; ou nenhum. O bilhete { $ticket } é o que pede menos: { $cards }.

## The Card Game: yard, pile, robbery, scoring

guide-play = Jogar para o pátio
    .text = Tens { $cards }: joga essas cartas para o teu pátio como um conjunto. Em cada um dos teus turnos seguintes, uma carta de cada conjunto passa para a tua pilha, e só a pilha completa bilhetes.
guide-pile = Do pátio para a pilha
    .text = Quando o teu turno começou, uma carta de cada um dos teus conjuntos passou para a tua pilha, primeiro as locomotivas. Aí, as cartas estão a salvo. Vários conjuntos ao mesmo tempo enchem a pilha mais depressa.
guide-robbery = Assalto
    .text = { $name } tem { $theirs } no pátio. Joga mais cartas dessa cor, { $cards }, e { $name } perde esse conjunto. Também te podem fazer o mesmo.
guide-robbery-later = Assalto
    .text = { $name } tem { $theirs } no pátio. Só podes jogar essa cor com mais cartas, e então { $name } perde o conjunto. Também te podem fazer o mesmo.
guide-robbed = Assalto
    .text = { $name } jogou mais cartas de uma cor do que as que tinhas no pátio, por isso perdeste { $cards }. Os conjuntos grandes estão mais seguros, e podes assaltar os outros da mesma maneira.
guide-trio = Três cores de uma vez
    .text = Além de conjuntos, podes jogar três cartas de três cores, sem locomotivas: { $cards }. As três passam para a tua pilha no início do teu próximo turno.
guide-scoring = Completar bilhetes
    .text = As cartas da tua pilha completam bilhetes: cada uma serve para um só, e uma locomotiva vale por qualquer cor. A melhor escolha já está assinalada, basta confirmar.

## The end

guide-last = A ronda final
    .text = Alguém tem { $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    } ou menos, por isso cada jogador tem mais um turno, e este é o teu. Constrói a rota mais longa que puderes, por exemplo { $track }: as cartas na mão não dão pontos.
guide-last-poor = A ronda final
    .text = Alguém tem { $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    } ou menos, por isso cada jogador tem mais um turno, e este é o teu. Já não podes construir nenhuma rota{ $stations ->
        [0] {""}
       *[other] , mas uma estação ainda pode salvar um bilhete
    }. Novos bilhetes são agora um risco.
guide-last-cards = A ronda final
    .text = O baralho está vazio, por isso cada jogador tem mais um turno, e este é o teu. As cartas na mão e no pátio não vão contar, só a tua pilha: novos bilhetes compensam se ela os completar.
guide-count = Contagem de pontos
    .text = Os bilhetes completos somam os seus pontos, os outros subtraem os deles. O caminho contínuo mais longo dá mais { $longest ->
        [one] { $longest } ponto
       *[other] { $longest } pontos
    }. Agora já sabes tudo: o próximo jogo é contigo, sem guia.
guide-count-stations = Contagem de pontos
    .text = Os bilhetes completos somam os seus pontos, os outros subtraem os deles; cada estação por construir dá { $unbuilt ->
        [one] { $unbuilt } ponto
       *[other] { $unbuilt } pontos
    }, o caminho contínuo mais longo { $longest ->
        [one] { $longest } ponto
       *[other] { $longest } pontos
    }. Agora já sabes tudo: o próximo jogo é contigo, sem guia.
guide-count-cards = Contagem de pontos
    .text = Os bilhetes completos somam os seus pontos, os outros subtraem os deles. Quem tiver mais bilhetes completos de uma Grande Cidade recebe o bónus dela. Agora já sabes tudo: o próximo jogo é contigo, sem guia.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = Um bom próximo passo
    .text = Constrói a rota { $track }. Fica no caminho do teu bilhete { $ticket }, e podes pagá-la: { $cards }.
guide-goal-collect = Um bom próximo passo
    .text = O teu bilhete { $ticket } passa pela rota { $track }. Junta para ela { $length ->
        [one] uma carta
       *[other] { $length } cartas
    } desta cor: { $color }.
guide-goal-gray = Um bom próximo passo
    .text = O teu bilhete { $ticket } passa pela rota { $track }. É cinzenta: junta para ela { $length ->
        [one] uma carta de qualquer cor
       *[other] { $length } cartas de uma só cor, seja qual for
    }.
guide-goal-ferry = Um bom próximo passo
    .text = O teu bilhete { $ticket } passa pelo ferry { $track }. Junta para ele { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }: pelo menos { $ferry ->
        [one] uma locomotiva
       *[other] { $ferry } locomotivas
    }{ $rest ->
        [0] {""}
       *[other] , o resto de uma só cor
    }.
guide-goal-free = Um bom próximo passo
    .text = Nenhum dos teus bilhetes está em aberto. Agora as rotas longas são as que dão mais, e rotas em linha formam um caminho longo.
guide-goal-play = Um bom próximo passo
    .text = Podes jogar { $cards } para o teu pátio. Quanto mais cedo lá estiverem, mais cedo chegam à tua pilha.
guide-goal-cards = Um bom próximo passo
    .text = A cor que os teus bilhetes mais pedem: { $card }. Junta-a, ou joga o que tens.
guide-goal-pile = Um bom próximo passo
    .text = Tens as cartas que os teus bilhetes pedem. Joga-as para o teu pátio, para que cheguem a tempo à tua pilha.

## How to play: around the text

nav-how-of = { $game }: como jogar
how-contents = Nesta página
how-before = Anterior: { $game }
how-next = Seguinte: { $game }
how-label-before = Antes
how-label-after = Depois
how-label-laid = Colocadas
how-label-turned = Viradas
how-label-paid = Pagas a mais
how-label-sets = Conjuntos
how-label-trio = Três cores
how-label-no_set = Não é conjunto
how-label-their_yard = Pátio do adversário
how-label-played = Jogas
how-label-pile = A tua pilha

## The words of the game, in a small table at the beginning

how-word-card = Carta
    .text = Uma carta de carruagem. A maioria tem uma de oito cores; é com elas que se pagam as rotas.
how-word-card-cards = Carta
    .text = Uma carta de carruagem. A maioria tem uma de oito cores; jogam-se para o pátio.
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
    .text = Uma das tuas peças. Cada espaço de uma rota que constróis leva uma.
how-word-ticket = Bilhete
    .text = Uma missão secreta: duas cidades para ligar e os pontos que isso vale.
how-word-station = Estação
    .text = Uma casinha numa cidade. Deixa-te usar uma rota de outro jogador.
how-word-ticket-cards = Bilhete
    .text = Uma missão secreta: duas cidades, as cartas necessárias para as ligar e os pontos que isso vale.
how-word-yard = Pátio
    .text = As cartas que jogaste. Ficam à vista à tua frente, e podes perdê-las num assalto.
how-word-set = Conjunto
    .text = Todas as cartas de uma cor num pátio, com as locomotivas jogadas com elas.
how-word-pile = Pilha
    .text = As tuas cartas a salvo, de face para baixo. É com elas que completas bilhetes no fim.

## Headings

how-section-about = De que se trata
how-section-words = Glossário
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

## The reference card: short, each message with its .text in one line or two

how-ref-path = { $game ->
    [europe] Expresso Europeu, pelo caminho contínuo mais longo
   *[other] Caminho contínuo mais longo
}
how-ref-unbuilt = Cada estação por construir
# Beside "Tickets".
how-ref-tickets = Completos, somam os seus pontos; se não, tiram-nos.
how-ref-gray = Rota cinzenta
    .text = Cartas de uma só cor à escolha.
how-ref-ferry = Ferry
    .text = Uma locomotiva por cada símbolo de locomotiva.
how-ref-tunnel = Túnel
    .text = { $tunnelCards ->
        [one] Vira-se { $tunnelCards } carta
       *[other] Viram-se { $tunnelCards } cartas
    }: cada uma da tua cor e cada locomotiva custa mais uma carta.
# Whether two players may have one track each.
how-ref-double = Rota dupla
    .text = { $open ->
        [yes] Ninguém pode ter ambas.
       *[no] Assim que uma é construída, a outra fica fechada.
    }
how-ref-build = Construir uma estação
    .text = Numa cidade sem estação; cartas de uma só cor.
# Above the number of each station: 1, 2, 3.
how-ref-station = Estação
how-ref-last = Ronda final
    .text = Quando alguém acaba um turno com { $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    } ou menos, cada jogador tem mais um turno.
how-ref-own = As tuas cores
    .text = O que ainda está no teu pátio não pode voltar a ser jogado.
# Beside "Robbery".
how-ref-robbery = Uma cor do pátio de um adversário pede mais cartas do que as que lá estão; o adversário descarta-as.
# Beside "Completing tickets".
how-ref-pile = Só com as cartas da tua pilha.
# Beside "Big Cities".
how-ref-big = Para quem tiver mais bilhetes completos com a cidade:
how-ref-rounds = O jogo tem { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
how-ref-keys = Teclas

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
how-draw-locomotive = Uma **locomotiva de face para cima** vale um turno inteiro: só a podes tirar como primeira carta, e então é a única. Não pode ser a tua segunda carta, mesmo que tenha acabado de ser virada.
how-draw-blind = Uma locomotiva biscada **às cegas** é sorte: conta como uma carta normal, e tiras na mesma a outra.
how-draw-short = Às vezes não há nada para tirar depois da primeira carta: o baralho e os descartes estão vazios, e na fila só há locomotivas ou não há nada. Então o teu turno acaba com uma carta.
how-draw-no-limit = Podes ter na mão quantas cartas quiseres.

## Row, deck and discards

how-row-reshuffle = Quando é precisa uma carta e o baralho está vazio, baralham-se os descartes, que passam a ser o novo baralho.
how-row-reshuffle-tunnel = As cartas colocadas para um túnel por decidir ainda não são descartes, por isso não se baralham com eles.
how-row-three = Sempre que **três ou mais** cartas da fila são locomotivas, descarta-se a fila toda e { $row ->
        [one] vira-se { $row } carta nova
       *[other] viram-se { $row } cartas novas
    }. Repete-se isto até haver menos de três locomotivas. Se entretanto o baralho acabar, baralham-se os descartes, incluindo as cartas que acabaram de ser postas de lado.
how-row-three-when = Isto verifica-se sempre que a fila está tão cheia quanto pode estar: depois da preparação, depois de cada reposição e depois de tudo o que descarta cartas.
how-row-three-stop = A fila só fica como está se não puder existir uma melhor, porque a fila, o baralho e os descartes, todos juntos, não têm cartas suficientes que não sejam locomotivas. Para uma fila de { $row }, isso quer dizer menos de três cartas dessas.
how-row-empty = Se o baralho e os descartes estiverem ambos vazios, os lugares vazios da fila continuam vazios. Assim que se descartarem cartas, esses lugares voltam a encher-se por ordem, quando terminar a ação que as descarta.
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
how-double-not = Rotas que seguem lado a lado num troço, mas acabam em cidades diferentes, não são rotas duplas. Não têm nada que ver umas com as outras.

## Ferries

how-ferry-engines = Um **ferry** é uma rota cinzenta sobre a água, e alguns dos seus espaços mostram o símbolo de uma locomotiva. Por cada símbolo tens de pagar uma locomotiva. Os outros espaços custam cartas de uma só cor à escolha, como em qualquer rota cinzenta, e também aí as locomotivas as podem substituir.
how-ferry-example = O ferry { $amsterdam } – { $london } tem dois espaços, e ambos mostram o símbolo: paga-se com duas locomotivas e com mais nada.

## Tunnels

how-tunnel-steps = Um **túnel** tem um rebordo de pedra, e ninguém sabe de antemão quanto custa. Primeiro colocas as cartas que pagarias por qualquer outra rota. Depois { $tunnelCards ->
        [one] vira-se a carta do topo
       *[other] viram-se as { $tunnelCards } cartas do topo
    } do baralho.
how-tunnel-extra = Por cada carta virada **da cor que colocaste** e por cada **locomotiva** virada pagas mais uma carta: dessa mesma cor ou uma locomotiva. Num túnel cinzento, a cor é a que escolheste.
how-tunnel-locomotives = Se colocaste **só locomotivas**, só as locomotivas viradas custam alguma coisa, e só as podes pagar com locomotivas.
how-tunnel-leave = Depois decides: pagas todo o custo extra e constróis o túnel, ou recolhes as tuas cartas e o teu turno acaba. Se não puderes pagar, só podes recolhê-las; as cartas viradas são-te mostradas na mesma.
how-tunnel-few = Se o baralho e os descartes tiverem juntos menos de { $tunnelCards ->
        [one] { $tunnelCards } carta
       *[other] { $tunnelCards } cartas
    }, viram-se só as que houver. Se não houver nenhuma, o túnel não tem custo extra.
how-tunnel-turned = Decidas o que decidires, as cartas viradas vão para os descartes no fim do teu turno.
how-tunnel-table = Três desfechos possíveis das mesmas três cartas para o túnel { $munchen } – { $zurich }, que tem dois espaços amarelos. Viradas: amarela, azul, uma locomotiva.
how-tunnel-row-yellow = Duas amarelas
    .text = A carta amarela e a locomotiva custam mais uma cada: pagas mais duas, amarelas ou locomotivas.
how-tunnel-row-mixed = Uma amarela, uma locomotiva
    .text = Exatamente o mesmo: a cor colocada é o amarelo. Mais duas cartas.
how-tunnel-row-locomotives = Duas locomotivas
    .text = Só a locomotiva virada custa: pagas mais uma locomotiva.

## Stations

how-station-where = No teu turno, em vez de qualquer outra coisa, podes construir uma **estação** em qualquer cidade que ainda não tenha nenhuma, quer lá acabe a rota de alguém, quer não. Constróis no máximo uma por turno, e { $stations } em todo o jogo.
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
how-station-borrow = No fim, cada uma das tuas estações **usa uma rota de um adversário** que acabe na cidade da estação. Para os teus bilhetes, essa rota conta como tua. É a mesma rota para todos os teus bilhetes.
how-station-borrow-when = Não precisas de a escolher de antemão. Que rota a estação usa só se decide no fim, e é o jogo que faz a melhor escolha por ti.
how-station-best = A melhor escolha é a que te dá mais pontos de bilhetes; em caso de igualdade, a que completa mais bilhetes; depois, a que usa menos rotas de adversários, pois uma estação que não muda nada não usa nenhuma. Por último, percorrem-se as tuas estações pela ordem em que as construíste e toma-se a primeira rota que sirva, pela ordem do ficheiro do mapa.
how-station-longest = As rotas de adversários que as estações usam nunca contam para o caminho contínuo mais longo.
how-station-unbuilt = Cada estação que **não** construíste vale **{ $unbuilt ->
        [one] { $unbuilt } ponto
       *[other] { $unbuilt } pontos
    }** no fim. Por isso, quem constrói uma paga-a duas vezes.

## Tickets of the two board games

how-ticket-draw = Tiras { $draw ->
        [one] **{ $draw }** bilhete
       *[other] **{ $draw }** bilhetes
    } do topo do baralho de bilhetes e guardas **pelo menos { $drawKeep }**. Os outros vão para o fundo, pela ordem em que foram biscados. Se restarem menos, tiras os que houver; se não houver nenhum, não podes biscar bilhetes.
how-ticket-keep = Um bilhete que guardaste fica contigo até ao fim; não o podes devolver. Podes ter quantos quiseres. São secretos: os outros só veem quantos tens.
how-ticket-complete = Um bilhete está **completo** se as suas duas cidades estiverem ligadas pelas tuas próprias rotas, seja por que caminho for. Então dá os seus pontos no fim; caso contrário, **perdes** outros tantos. As rotas dos adversários não ajudam.
how-ticket-complete-europe = Um bilhete está **completo** se as suas duas cidades estiverem ligadas pelas tuas próprias rotas, seja por que caminho for, contando também as que as tuas estações usam. Então dá os seus pontos no fim; caso contrário, **perdes** outros tantos.

## End and score of the two board games

how-end-last = Quando alguém acaba um turno com **{ $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    } ou menos**, começa a ronda final: cada jogador, incluindo esse, tem exatamente mais um turno. Se entretanto outro jogador também descer até { $lastTrains }, a ronda não se prolonga por isso.
how-end-example = Portanto, se fores tu a acabar o turno com { $lastTrains ->
        [one] { $lastTrains } carruagem
       *[other] { $lastTrains } carruagens
    }, cada adversário tem mais um turno e depois é teu o último de todos.
how-score-sum = A tua pontuação é a soma dos pontos das tuas rotas e dos bilhetes que completaste, menos os pontos dos que não completaste.
how-score-longest = O **caminho contínuo mais longo** dá mais { $longest ->
        [one] { $longest } ponto
       *[other] { $longest } pontos
    }. É a mais longa linha ininterrupta de rotas próprias de um só jogador, medida em espaços. Pode voltar a passar por uma cidade e pode formar um circuito, mas não usa nenhuma rota duas vezes. Se vários jogadores tiverem caminhos igualmente longos, cada um deles recebe os pontos; se ninguém tiver construído uma rota, ninguém os recebe.
how-score-longest-europe = O **Expresso Europeu** vai para o jogador com o **caminho contínuo mais longo** e dá mais { $longest ->
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
how-ties-europe = Se dois jogadores tiverem a mesma pontuação, fica à frente o que tiver mais bilhetes completos; depois, o que construiu menos estações; depois, o que tem o Expresso Europeu. Se até isso for igual, partilham o lugar. Assim se ordenam todos os lugares, não só o primeiro.

## Who sees what

how-seen-all-usa = **Todos veem** a fila, quantas cartas há no baralho, nos descartes e no baralho de bilhetes, quantas cartas, bilhetes e carruagens tem cada jogador, as suas rotas e os pontos delas, e que cartas tira da fila.
how-seen-all-europe = **Todos veem** a fila, quantas cartas há no baralho, nos descartes e no baralho de bilhetes, quantas cartas, bilhetes e carruagens tem cada jogador, as suas estações, as suas rotas e os pontos delas, e que cartas tira da fila ou vira para um túnel.
how-seen-all-cards = **Todos veem** a fila, quantas cartas há no baralho, nos descartes e no baralho de bilhetes, quantas cartas e bilhetes tem cada jogador, o seu pátio, quantas cartas tem a sua pilha, e que cartas tira da fila.
how-seen-own = **Só tu vês** as tuas cartas, os teus bilhetes e os bilhetes de entre os quais escolhes. O que biscas às cegas não se mostra a mais ninguém. Os espectadores veem o que todos veem.
how-seen-end = **No fim** fica tudo à vista: as mãos, os bilhetes e como cada bilhete foi completado; mostra-se o caminho contínuo mais longo.
how-seen-end-europe = **No fim** fica tudo à vista: as mãos, os bilhetes, a rota que cada estação usa e como cada bilhete foi completado; mostra-se o caminho contínuo mais longo.
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
    }. Cada jogador recebe **{ $dealt }** e guarda **pelo menos { $keep }**. Quando todos tiverem escolhido, os restantes voltam ao baralho de bilhetes, que é baralhado de novo.
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
how-cards-pile = **Ninguém espreita uma pilha** antes de ela ser pontuada, nem sequer o dono: tens de te lembrar do que está na tua. Uma mesa pode ser aberta com a opção de cada um poder ver a sua própria pilha a qualquer momento.
how-cards-draw-row = Três locomotivas na fila não mudam nada neste jogo: a fila fica.
how-cards-draw-short = Se o baralho acabar com a tua primeira carta, ficas só com essa. Mais sobre isto abaixo, em «Como acaba uma ronda».

## The Card Game: playing cards

how-cards-play-set = Um **conjunto** são duas ou mais cartas de uma só cor. As locomotivas podem substituir todas menos uma: pelo menos uma carta tem de mostrar a cor.
how-cards-play-trio = Ou jogas **três cartas de três cores diferentes**, exatamente três e nenhuma locomotiva. Cada uma delas começa um conjunto próprio, e as três passam para a tua pilha no início do teu próximo turno.
how-cards-play-own = Uma cor que ainda esteja no **teu próprio** pátio não pode ser jogada. Espera até que o conjunto tenha passado todo para a pilha.
how-cards-rob = Uma cor que esteja no pátio de um **adversário** só pode ser jogada com **mais** cartas do que as que o adversário lá tem; as locomotivas contam de ambos os lados. É então um assalto: o adversário descarta todo esse conjunto, com as locomotivas. Se vários adversários tiverem a cor, tens de superar cada um deles, e todos são assaltados.
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
how-cards-best = A **melhor escolha** é a que dá mais pontos de bilhetes, contando os dos bilhetes completos menos os dos outros; em caso de igualdade, a que tem mais bilhetes; depois, aquela cujos bilhetes indicam mais Grandes Cidades, contando a dobrar um bilhete com duas; e por último, aquela cujos bilhetes vêm primeiro pela ordem do ficheiro de bilhetes.
how-cards-rounds-few = Com 2 ou 3 jogadores, o jogo acaba aqui.
how-cards-rounds-four = Com 4 jogadores, isto foi só a primeira metade. Os bilhetes completos são pontuados e postos de lado; cada um fica com as cartas que tem na mão e com os bilhetes ainda por completar. Todas as outras cartas, das pilhas, dos pátios, da fila e dos descartes, são baralhadas e formam um novo baralho.
how-cards-rounds-deal = Depois { $secondRoundCards ->
        [one] dá-se { $secondRoundCards } carta
       *[other] dão-se { $secondRoundCards } cartas
    } a cada jogador, uma de cada vez, e vira-se uma nova fila de { $row }, até onde as cartas chegarem. Continua o jogador a seguir ao que jogou por último; é também a ele que se dá a primeira carta. Quando o baralho volta a ficar vazio, a segunda ronda fecha-se como a primeira, completam-se bilhetes mais uma vez, e o jogo acaba. Se o novo baralho estiver vazio logo de início, cada um tem um turno.
how-cards-score = No fim ganhas os pontos dos bilhetes que completaste, e os que não completaste **custam-te** os seus pontos.
how-cards-score-big = Cada **bónus de Grande Cidade** vai para o jogador com mais bilhetes completos que indiquem essa cidade; um bilhete com duas Grandes Cidades conta para ambas. Em caso de empate, cada um dos empatados recebe o bónus. Se ninguém completou um bilhete desses, ninguém o recebe.
how-cards-score-example = Um exemplo: o jogador da imagem acima tem também o maior número de bilhetes completos de duas Grandes Cidades.
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
how-picture-double-usa = A rota dupla { $denver } – { $salt_lake_city } com 3 jogadores: o vermelho construiu uma das duas, por isso a outra está fechada e dela só resta um traço ténue.
how-picture-double-europe = A rota dupla { $paris } – { $pamplona } com 3 jogadores: o vermelho construiu uma das duas, por isso a outra está fechada e dela só resta um traço ténue.
how-picture-ticket-usa = O bilhete { $denver } – { $el_paso } está completo: o vermelho tem as duas rotas do caminho pela cidade de { $santa_fe }. Dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
how-picture-ticket-europe = O bilhete { $brindisi } – { $zurich } está completo: o vermelho tem as três rotas do caminho pelas cidades de { $roma } e { $venezia }. Dá { $points ->
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
how-picture-station = O amarelo tem o bilhete { $paris } – { $wien }, mas a rota { $frankfurt } – { $munchen } é do verde. A estação na cidade de { $munchen } usa-a: o bilhete está completo e dá { $points ->
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
how-decided-first-cards = Quem começa?
    .text = Alguém sorteado. Segundo o livro de regras, começa o jogador mais novo, mas um servidor não pergunta a idade a ninguém.
how-decided-kept = Vê-se quantos bilhetes iniciais guardam os outros?
    .text = Só quando todos tiverem escolhido: o número faz parte do segredo.
how-decided-row-left = O baralho e os descartes estão vazios, mas a fila tem cartas: posso biscar?
    .text = Sim. Os livros de regras dizem que ninguém pode biscar com o baralho e os descartes vazios, porque então todas as cartas estão nas mãos dos jogadores. Enquanto houver cartas na fila, não é o caso, e podes tirá-las.
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
how-decided-few-tickets = E se restarem menos bilhetes do que os que tenho de guardar?
    .text = Então guardas todos os que biscares. Isto só pode acontecer em mapas próprios que peçam mais do que um.
how-decided-own-map = O que vale num mapa próprio?
    .text = Se os jogadores tiverem estações, os empates desfazem-se como na Europa; senão, como nos EUA. Se o mapa não distribuir bilhetes iniciais, o jogo começa logo.
how-decided-station = Posso escolher que rotas usam as minhas estações?
    .text = Não, nem precisas: o jogo faz a melhor escolha por ti, e nenhuma outra te serviria melhor.
how-decided-station-equal = E se duas das minhas estações servirem igualmente bem?
    .text = É a que foi construída primeiro que usa a rota.
how-decided-yard-first = Que carta de um conjunto passa primeiro?
    .text = A de cima, portanto as locomotivas primeiro: põem-se por cima, e é de cima que se tiram as cartas.
how-decided-set = Pode um conjunto ser só de locomotivas?
    .text = Não. Um conjunto precisa de uma cor.
how-decided-second = O livro de regras diz que bisco no máximo duas cartas: posso parar na primeira?
    .text = Não. Se houver uma segunda carta para tirar, tiras, como nos jogos de tabuleiro. Só ficas com uma se tirares uma locomotiva da fila ou se o baralho acabar.
how-decided-last-turn = Os últimos turnos começam quando acaba o baralho ou quando acaba a fila?
    .text = Quando acaba o baralho. Então só resta jogar cartas e biscar bilhetes.
how-decided-new-row = Há uma fila nova na segunda ronda?
    .text = Sim. Baralham-se todas as cartas que não estão nas mãos dos jogadores, incluindo as da fila.
how-decided-worse = Posso completar outros bilhetes que não os da melhor escolha?
    .text = Sim. Pode fazer diferença mais tarde, para as Grandes Cidades ou numa segunda ronda.
how-decided-returned = Como voltam ao baralho os bilhetes iniciais que ninguém guarda?
    .text = Quando todos tiverem escolhido, voltam todos juntos ao baralho de bilhetes, que é baralhado, por isso não importa quem escolheu primeiro. Se todos guardarem tudo, não se baralha nada.
how-decided-slot-cards = Quando se enche um lugar vazio da fila?
    .text = Depois de se tirar uma carta da fila e quando começa uma nova ronda; não por se biscar às cegas, nem por um assalto.
how-decided-passes = As vezes em que se passou continuam a contar na segunda ronda?
    .text = Não, voltam a contar-se do zero depois de cada pontuação.
how-decided-look = Posso ver a minha pilha para escolher bilhetes?
    .text = Sim, assim que começa a pontuação.
how-decided-open = Quem vê o que completo?
    .text = Todos, e de imediato: os bilhetes e toda a tua pilha, para que todos possam conferir.
how-decided-file = Que bilhetes «vêm primeiro no ficheiro»?
    .text = Aponta as posições que os bilhetes de cada escolha ocupam no ficheiro, da menor para a maior. No primeiro ponto em que duas dessas listas diferem, ganha o número menor.

## What cities are called today

city-amsterdam = Amesterdão
city-angora = Ancara
city-athina = Atenas
city-atlanta = Atlanta
city-barcelona = Barcelona
city-berlin = Berlim
city-boston = Boston
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Bruxelas
city-bucuresti = Bucareste
city-budapest = Budapeste
city-cadiz = Cádis
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-constantinople = Istambul
city-dallas = Dallas
city-danzig = Gdańsk
city-denver = Denver
city-dieppe = Dieppe
city-duluth = Duluth
city-edinburgh = Edimburgo
city-el_paso = El Paso
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-helena = Helena
city-houston = Houston
city-kansas_city = Kansas City
city-kharkov = Kharkiv
city-kobenhavn = Copenhaga
city-kyiv = Kiev
city-las_vegas = Las Vegas
city-lisboa = Lisboa
city-little_rock = Little Rock
city-london = Londres
city-los_angeles = Los Angeles
city-madrid = Madrid
city-marseille = Marselha
city-miami = Miami
city-montreal = Montreal
city-moskva = Moscovo
city-munchen = Munique
city-nashville = Nashville
city-new_orleans = Nova Orleães
city-new_york = Nova Iorque
city-oklahoma_city = Oklahoma City
city-omaha = Omaha
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paris
city-petrograd = São Petersburgo
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-riga = Riga
city-roma = Roma
city-rostov = Rostov
city-saint_louis = Saint Louis
city-salt_lake_city = Salt Lake City
city-san_francisco = São Francisco
city-santa_fe = Santa Fe
city-sarajevo = Sarajevo
city-sault_st_marie = Sault Ste. Marie
city-seattle = Seattle
city-sevastopol = Sebastopol
city-smolensk = Smolensk
city-smyrna = Esmirna
city-sochi = Sochi
city-sofia = Sófia
city-stockholm = Estocolmo
city-toronto = Toronto
city-vancouver = Vancouver
city-venezia = Veneza
city-warszawa = Varsóvia
city-washington = Washington
city-wien = Viena
city-wilno = Vílnius
city-winnipeg = Winnipeg
city-zagrab = Zagreb
city-zurich = Zurique

## For those who run the server, and reports to them; fetched only by those who need it

admin-title = Gerir o servidor
admin-nobody = Esta página é para quem gere o servidor. Entra com uma conta que o possa fazer.
admin-first-title = Torna-te administrador
admin-first-text = Este link funciona uma vez. Escolhe um nome e uma palavra-passe para uma conta nova, ou indica os de uma que já tenhas.
admin-first-go = Tornar-me administrador
admin-tab-reports = Denúncias
admin-tab-users = Utilizadores
admin-tab-tables = Mesas
admin-tab-bans = Interdições
admin-tab-notice = Avisos
admin-tab-audit = O que foi feito
admin-none = Nada aqui.
admin-more = Mostrar mais
admin-search = Nome ou id
admin-find = Procurar
admin-role-of = Função de { $name }
admin-role-user = utilizador
admin-role-moderator = moderador
admin-role-administrator = administrador
admin-ban = Banir
admin-ban-who = Banir { $name }
admin-ban-reason = Motivo, que a pessoa banida fica a saber
admin-ban-address = Endereço ou intervalo
admin-ban-hours = Durante quanto tempo
admin-hours-1 = uma hora
admin-hours-24 = um dia
admin-hours-168 = uma semana
admin-hours-720 = 30 dias
admin-hours-0 = para sempre
admin-lift = Levantar
admin-lift-who = Levantar a interdição de { $name }
admin-banned = banido
admin-until = até { $when }
admin-for-good = para sempre
admin-password-link = Link para nova palavra-passe
admin-link-text = Este link funciona uma vez, durante um dia. Envia-o diretamente a { $name }.
admin-chat = Conversa
admin-chat-of = Conversa da mesa { $code }
admin-remove-line = Remover
admin-remove-line-of = Remover «{ $text }» de { $name }
admin-close = Fechar
admin-close-which = Fechar a mesa { $code }
admin-close-reason = Motivo, que os jogadores ficam a saber
admin-reason = Motivo
admin-report-by = { $by } denuncia { $name }
admin-show-settled = As tratadas
admin-settle = Tratada
admin-settled-by = tratada por { $name }
admin-report-whom = Quem
admin-report-what = O que aconteceu
admin-report-help = As últimas linhas da conversa vão junto. Só quem gere o servidor as lê.
admin-report-send = Denunciar
admin-report-sent = Obrigado. Alguém vai ver isto.
admin-report-nobody = Não há mais ninguém aqui.
admin-announcement = Anúncio
admin-announcement-help = Todos o veem em todas as páginas. Vazio significa nenhum.
admin-read-only = Só de leitura: porquê
admin-read-only-help = Com um motivo aqui, ninguém abre mesas nem joga, e os relógios param. Vazio, tudo volta a funcionar.
admin-save = Guardar
admin-saved = Guardado.
admin-cancel = Cancelar
admin-deed-first_administrator = criou o primeiro administrador:
admin-deed-role = mudou a função de
admin-deed-password_link = criou um link de palavra-passe para
admin-deed-ban = baniu
admin-deed-lift_ban = levantou a interdição
admin-deed-close_table = fechou a mesa
admin-deed-remove_chat = removeu conversa da mesa
admin-deed-settle_report = tratou a denúncia
admin-deed-announcement = mudou o anúncio
admin-deed-read_only = mudou o modo só de leitura
