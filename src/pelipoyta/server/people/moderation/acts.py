"""Act of each WebSocket message, for the sanctions that forbid it; endpoints name theirs themselves."""

from pelipoyta.community.moderation.ladder import Act
from pelipoyta.server.schemas.websocket import live, lobby, notices
from pelipoyta.table import commands

# Without an act (None): others notice no difference, so no sanction forbids it.
ACT_OF_MESSAGE: dict[type, Act | None] = {
    lobby.EnterLobby: None,
    lobby.PostOffer: "play",
    lobby.WithdrawOffer: None,
    lobby.JoinOffer: "play",
    lobby.HereAnswer: None,
    lobby.Attention: None,
    lobby.WatchList: None,
    lobby.LeaveList: None,
    lobby.WatchMine: None,
    lobby.WatchEvents: None,
    lobby.LobbyPing: None,
    notices.EnterNotices: None,
    notices.PageSeen: None,
    notices.NoticePing: None,
    live.Hello: None,
    live.Why: None,
    live.Ping: None,
    live.Echo: None,
    commands.Do: "move",
    commands.Resign: "move",
    commands.DrawOffer: "move",
    commands.Rematch: "play",
    commands.Undo: "move",
    commands.Speak: "talk",
    commands.Rename: "talk",
    commands.LetPass: "move",
    commands.Bring: "play",
    commands.Show: "move",
    commands.AskForBot: "move",
    commands.AskBack: "move",
    commands.AskSeriesEnd: "move",
    commands.Consent: "move",
    commands.Return: "move",
}
