//! The documents of the board games.

use engine::board::{
    Action, Map, Pending, Phase, PlayerScore, Position, State, View, longest_path_tracks,
};
use engine::cards::Cards;
use engine::event::Event;
use engine::game::GameState;
use engine::position::TablePosition;
use engine::sets::TrackId;

use crate::action::{ActionDoc, Refusal, refuse, ticket_ids, ticket_set};
use crate::documented::Documented;
use crate::error::Error;
use crate::event::EventDoc;
use crate::position::{PendingDoc, PlayerDoc, PositionDoc};
use crate::score::PlayerScoreDoc;
use crate::view::{GameView, PhaseDoc, PlayerView};

impl Documented for State {
    fn read_action(map: &Map, doc: &ActionDoc) -> Result<Action, Refusal> {
        Ok(match doc {
            ActionDoc::KeepTickets { tickets } => {
                Action::KeepTickets { tickets: ticket_set(map, tickets)? }
            }
            ActionDoc::DrawCard { from, slot } => Action::DrawCard { from: from.source(*slot)? },
            ActionDoc::DrawTickets {} => Action::DrawTickets,
            ActionDoc::ClaimTrack { track, cards } => {
                let Some(track) = map.track_named(track) else {
                    let message = format!("this map has no track \"{track}\"");
                    return refuse("unknown_track", "BG-CLAIM-3", message);
                };
                Action::ClaimTrack { track, cards: (*cards).into() }
            }
            ActionDoc::PayTunnel { cards } => Action::PayTunnel { cards: (*cards).into() },
            ActionDoc::LeaveTunnel {} => Action::LeaveTunnel,
            ActionDoc::BuildStation { city, cards } => {
                let Some(city) = map.city_named(city) else {
                    let message = format!("this map has no city \"{city}\"");
                    return refuse("unknown_city", "EU-STN-1", message);
                };
                Action::BuildStation { city, cards: (*cards).into() }
            }
            ActionDoc::PlayCards { .. } | ActionDoc::CompleteTickets { .. } => {
                let message = "this is an action of the Card Game, not of a board game";
                return refuse("not_in_this_game", "BG-TURN-1", message);
            }
            ActionDoc::Pass {} => Action::Pass,
        })
    }

    fn write_action(map: &Map, action: &Action) -> ActionDoc {
        match *action {
            Action::KeepTickets { tickets } => {
                ActionDoc::KeepTickets { tickets: ticket_ids(map, tickets) }
            }
            Action::DrawCard { from } => ActionDoc::draw_card(from),
            Action::DrawTickets => ActionDoc::DrawTickets {},
            Action::ClaimTrack { track, cards } => {
                ActionDoc::ClaimTrack { track: map.track(track).id.clone(), cards: cards.into() }
            }
            Action::PayTunnel { cards } => ActionDoc::PayTunnel { cards: cards.into() },
            Action::LeaveTunnel => ActionDoc::LeaveTunnel {},
            Action::BuildStation { city, cards } => {
                ActionDoc::BuildStation { city: map.city(city).id.clone(), cards: cards.into() }
            }
            Action::Pass => ActionDoc::Pass {},
        }
    }

    fn read_position(
        map: &Map,
        doc: &PositionDoc,
        table: TablePosition,
    ) -> Result<Position, Error> {
        if doc.round.is_some() {
            return Err(Error::new("round", "a board game has no rounds"));
        }
        let mut position = Position { table, ..Position::default() };
        for (i, player) in doc.players.iter().enumerate() {
            let within = |error: Error| error.within(&format!("players[{i}]"));
            only_board_fields(player).map_err(within)?;
            position.tracks.push(tracks(map, player).map_err(within)?);
            position.stations.push(stations(map, player).map_err(within)?);
        }
        position.pending = doc.pending.as_ref().map(|it| pending(map, it)).transpose()?;
        Ok(position)
    }

    fn write_position(&self, map: &Map, doc: &mut PositionDoc) {
        doc.pending = match self.phase() {
            Phase::SecondDraw => Some(PendingDoc::SecondDraw {}),
            Phase::Tunnel(tunnel) => Some(PendingDoc::Tunnel {
                track: map.track(tunnel.track).id.clone(),
                laid: tunnel.laid().into(),
                turned: tunnel.turned.iter().flatten().map(|&card| card.into()).collect(),
            }),
            _ => None,
        };
        for (id, player) in self.players().zip(&mut doc.players) {
            let tracks = self.tracks(id).iter().map(|track| map.track(track).id.clone());
            player.tracks = Some(tracks.collect());
            player.stations =
                self.stations(id).iter().map(|&city| map.city(city).id.clone()).collect();
        }
    }

    fn write_score(map: &Map, counted: &PlayerScore) -> PlayerScoreDoc {
        let borrowed = counted
            .stations
            .iter()
            .filter_map(|&(city, track)| {
                Some((map.city(city).id.clone(), map.track(track?).id.clone()))
            })
            .collect();
        let has_stations = map.counts().stations > 0;
        PlayerScoreDoc {
            total: counted.total,
            ticket_points: counted.ticket_points,
            tickets_completed: ticket_ids(map, counted.completed),
            tickets_failed: ticket_ids(map, counted.failed),
            track_points: Some(counted.track_points),
            station_points: has_stations.then_some(counted.station_points),
            borrowed: has_stations.then_some(borrowed),
            longest_path: Some(counted.longest_path),
            longest_bonus: Some(counted.longest_bonus),
            ..PlayerScoreDoc::default()
        }
    }

    fn longest_paths(&self, map: &Map) -> Option<Vec<Vec<String>>> {
        let path = |player| {
            let path = longest_path_tracks(map, self.tracks(player));
            path.into_iter().map(|track| map.track(track).id.clone()).collect()
        };
        Some(self.players().map(path).collect())
    }

    fn write_view(map: &Map, view: &View) -> GameView {
        let track = |track: TrackId| map.track(track).id.clone();
        let (phase, pending) = match view.phase {
            Phase::Setup => (PhaseDoc::Setup, None),
            Phase::Turn => (PhaseDoc::Turn, None),
            Phase::SecondDraw => (PhaseDoc::SecondDraw, Some(PendingDoc::SecondDraw {})),
            Phase::Tickets => (PhaseDoc::Tickets, None),
            Phase::Tunnel(tunnel) => {
                let turned = tunnel.turned.iter().flatten().map(|&card| card.into()).collect();
                let (track, laid) = (track(tunnel.track), tunnel.laid().into());
                (PhaseDoc::Tunnel, Some(PendingDoc::Tunnel { track, laid, turned }))
            }
            Phase::Finished => (PhaseDoc::Finished, None),
        };
        let has_stations = map.counts().stations > 0;
        let players = view.players().iter().map(|player| {
            let stations = player.stations().iter().map(|&city| map.city(city).id.clone());
            PlayerView {
                trains: Some(player.trains),
                tracks: Some(player.tracks.iter().map(track).collect()),
                track_points: Some(player.track_points),
                stations: has_stations.then(|| stations.collect()),
                ..PlayerView::of_seat(map, &player.seat)
            }
        });
        GameView {
            phase,
            pending,
            players: players.collect(),
            ..GameView::of_table(&view.common, map.counts().row)
        }
    }

    fn write_event(map: &Map, players: usize, seen: Event) -> Option<EventDoc> {
        let track = |track: TrackId| map.track(track).id.clone();
        Some(match seen {
            Event::TunnelLaid { player, track: id, cards } => EventDoc::TunnelLaid {
                player: player.index(),
                track: track(id),
                cards: cards.into(),
            },
            Event::TunnelTurned { player, card } => {
                EventDoc::TunnelTurned { player: player.index(), card: card.into() }
            }
            Event::TunnelCosts { player, extra } => {
                EventDoc::TunnelCosts { player: player.index(), extra }
            }
            Event::TunnelLeft { player, track: id } => {
                EventDoc::TunnelLeft { player: player.index(), track: track(id) }
            }
            Event::TrackClaimed { player, track: id, cards, points } => EventDoc::TrackClaimed {
                player: player.index(),
                track: track(id),
                cards: cards.into(),
                points,
            },
            Event::StationBuilt { player, city, cards } => EventDoc::StationBuilt {
                player: player.index(),
                city: map.city(city).id.clone(),
                cards: cards.into(),
            },
            shared => return EventDoc::shared(map, players, shared),
        })
    }
}

fn only_board_fields(player: &PlayerDoc) -> Result<(), Error> {
    let others = [
        ("yard", player.yard.is_some()),
        ("pile", player.pile.is_some()),
        ("completed", player.completed.is_some()),
    ];
    match others.iter().find(|(_, given)| *given) {
        Some((field, _)) => Err(Error::new(*field, "only players of the Card Game have this")),
        None => Ok(()),
    }
}

fn tracks(map: &Map, player: &PlayerDoc) -> Result<Vec<TrackId>, Error> {
    let ids = player.tracks.iter().flatten().enumerate();
    ids.map(|(i, id)| track(map, id, &format!("tracks[{i}]"))).collect()
}

fn stations(map: &Map, player: &PlayerDoc) -> Result<Vec<engine::sets::CityId>, Error> {
    let city = |(i, id): (usize, &String)| {
        let unknown = || Error::new(format!("stations[{i}]"), format!("unknown city \"{id}\""));
        map.city_named(id).ok_or_else(unknown)
    };
    player.stations.iter().enumerate().map(city).collect()
}

fn pending(map: &Map, doc: &PendingDoc) -> Result<Pending, Error> {
    Ok(match doc {
        PendingDoc::SecondDraw {} => Pending::SecondDraw,
        PendingDoc::Tunnel { track: id, laid, turned } => Pending::Tunnel {
            track: track(map, id, "pending.track")?,
            laid: Cards::from(*laid),
            turned: turned.iter().map(|&card| card.into()).collect(),
        },
        PendingDoc::CompleteTickets { .. } => {
            let message = "tickets are completed in the Card Game only";
            return Err(Error::new("pending.type", message));
        }
    })
}

fn track(map: &Map, id: &str, place: &str) -> Result<TrackId, Error> {
    map.track_named(id).ok_or_else(|| Error::new(place, format!("unknown track \"{id}\"")))
}
