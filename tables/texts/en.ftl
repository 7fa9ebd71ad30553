### The table service. A key that was published is never removed: stored log lines name it.

## Why something is not done

bot-trouble-no-table = There is no such table, or it is gone.
bot-trouble-no-game = I do not know this game.
bot-trouble-no-lesson = There is no lesson for this game yet.
bot-trouble-options = These options do not fit the game. Please choose again.
bot-trouble-channel-taken = A table is already open in this channel. Finish or cancel it first.
bot-trouble-lobby-over = The lobby is over: the game has begun, or the table was closed.
bot-trouble-full = The table is full: { $most } can play.
bot-trouble-many-seated = With these options { $most } can play, and more are seated already.
bot-trouble-many-ais = { $most ->
    [0] With these options you play alone, without AIs.
    [one] With these options there is room for one AI beside you.
   *[other] With these options there is room for { $most } AIs beside you.
}
bot-trouble-rating = This lobby asks for a rating from { $low } to { $high } in this game; yours is { $own }.
bot-trouble-no-rating = This lobby asks for a rating from { $low } to { $high } in this game. You have none yet: it comes with games among people only, with the same number of players (needed: { $n }).
bot-trouble-rating-unknown = This lobby asks for a rating from { $low } to { $high } in this game. You have switched your statistics off, so you have none.
bot-trouble-no-own-rating = You have no rating in this game yet: it comes with games among people only, with the same number of players (needed: { $n }).
bot-trouble-finishers = This lobby asks for people who finish their games: with others to the end at least { $n } times, and nine of ten of their last twenty.
bot-trouble-finishers-unknown = This lobby asks for people who finish their games. You have switched your statistics off, so I cannot tell.
bot-trouble-already-seated = You already have a seat at this table.
bot-trouble-not-seated = You have no seat at this table.
bot-trouble-seat-lent = An AI is playing for you at this table. Take your seat back first.
bot-trouble-only-opener = Only the person who opened the table can do that.
bot-trouble-not-an-ai = There is no AI on that seat.
bot-trouble-no-level = This game has no AI of that kind.
bot-trouble-too-few = { $least ->
    [one] This game needs at least one player.
   *[other] This game needs at least { $least } players; so far { $here ->
        [one] there is one
       *[other] there are { $here }
    }. Invite someone or add an AI.
}
bot-trouble-not-started = This game has not begun yet.
bot-trouble-over = This table is closed. You can open a new one.
bot-trouble-not-offered = First let the tables of that server go: use `/data server` there, press **Move tables …** and **Let them go to another server …**, and come back within 15 minutes.
bot-trouble-only-players = Only those who play at this table can do that.
bot-trouble-open-already = This table is open already.
bot-trouble-manager-plays = You play at this table yourself, so the others have to agree: use the command as a player. If an AI plays for you, take your seat back first.
bot-trouble-players-changed = Other people are playing at this table now, so nothing has changed. Use the command once more to see who they are.
bot-trouble-tables-person = You cannot open another table: the limit for one person is { $most } here. Finish or end one of yours first.
bot-trouble-opener-has-enough = The person who opened this table has reached the limit of tables or AI seats. It can be opened again when one of their tables is over.
bot-trouble-tables-server = No other table can be opened: the limit for this server is { $most }. Wait until one has ended.
bot-trouble-ais-person = No other AI can join: the limit for all tables of one person is { $most }. Remove one, or finish a table first.
bot-trouble-ais-server = No other AI can join: the limit for this server is { $most }. Wait until a table has ended.
bot-trouble-threads-person = I cannot open another thread for you today: the daily limit is { $most }.
bot-trouble-threads-server = I cannot open another thread in this server today: the daily limit is { $most }.
bot-trouble-pictures-person = No more pictures and results for you in this minute: the limit is { $most }. Please try again in a minute.
bot-trouble-pictures-server = No more pictures and results for this server in this minute: the limit is { $most }. Please try again in a minute.
bot-trouble-exports-person = You have already exported your data { $most ->
    [one] once
   *[other] { $most } times
} today. You can do so again tomorrow.
bot-trouble-exports-server = This server’s data has already been exported { $most ->
    [one] once
   *[other] { $most } times
} today. It can be exported again tomorrow.
bot-trouble-not-forgotten = You took seats at tables while I was deleting you, so you are still there. Nothing else has changed; please try again.
bot-trouble-not-known = There is nobody here to delete.
bot-trouble-just-deleted = I have just deleted you, so I did not do that. To start again, please try once more.
bot-trouble-invitations-person = You have already invited { $most ->
    [one] one person
   *[other] { $most } people
} by name today. You can invite more tomorrow.
bot-trouble-invitations-forbidden = The managers of this server do not allow invitations by name.
bot-trouble-seekers-forbidden = The managers of this server do not allow invitations by name, so nobody is told of tables here.
bot-trouble-following-forbidden = The managers of this server do not allow following tables.
bot-trouble-sits-already = They already have a seat at this table.
bot-trouble-not-invitable = They do not want invitations.
bot-trouble-invited-already = They have already been invited and have not answered yet.
bot-trouble-invitation-over = This invitation is over.
bot-trouble-not-invited = This invitation is for another person.
bot-trouble-seat-private = A seat at a private table cannot be given to another person.
bot-trouble-private-alone = A private table is for one person. Tables for several are opened in a channel of a server with me.
bot-trouble-nobody-to-ask = There is nobody else here to ask.
bot-trouble-asked-lately = You have just asked. You can ask again in ten minutes.
bot-trouble-asks-often = You have asked the others { $most } times within an hour. Please wait a while before you ask again.
bot-trouble-not-asked-ready = Nobody has asked who is ready.
bot-trouble-follows-own = You play at this table, so you are notified anyway.
bot-trouble-follows-many = You can follow { $most ->
    [one] one table
   *[other] { $most } tables
} at once. Stop following another one first.
bot-trouble-not-your-seat = That is another player’s seat. You can watch, but only they can choose there.
bot-trouble-no-hour = There is no such time of day.
bot-trouble-no-room = I have no direct messages with you yet. Choose “by direct message” in your settings.
bot-trouble-not-lent = You have not handed this seat to an AI, so there is nothing to take back.
bot-trouble-no-vote = This vote is over.
bot-trouble-vote-open = A vote on this is already open.
bot-trouble-no-say = You cannot vote here.
bot-trouble-storage = I could not save that, so nothing has changed. Please try again in a moment.
bot-trouble-broken = Something in the rules went wrong. Your answer was not accepted, nothing has changed, and a report was saved. You can choose something else.
bot-trouble-too-new = This table was played with a newer version of me. It opens again after the next update.
bot-trouble-game-gone = The game of this table is not installed here at the moment. The table goes on as soon as it is.
bot-trouble-daily-alone = The deal of the day is for you alone: no AI can play it for you.
bot-trouble-daily-clock = There is no deal for today, because my clock seems to be wrong. Please tell the people who run me.
bot-trouble-record-closed = This table’s record is still closed: not everyone may see its cards yet.
bot-trouble-no-order = There is no such order, or it is gone.
bot-trouble-nobody-waits = Nobody waits for you at this table, so there is nothing to answer ahead.
bot-trouble-orders = You cannot give another order here: the limit at one table is { $most }. Withdraw one first.
bot-trouble-asked-now = You have a question to answer now. Answer it first; then you can plan what comes after it.
bot-trouble-nothing-ahead = Your next question cannot be foreseen from here. Try again when the game has gone on a little.
bot-trouble-nothing-planned = You have not planned anything yet: choose an answer first.

## Lines in a table's log

bot-log-sealed = The shuffle is fixed (seal `{ $seal }…`). After the game, “Fair draws” shows how to check it.
bot-log-took-back = { $seat } undid: { $what }.
bot-log-took-back-hidden = { $seat } undid a choice.
bot-log-amount = { $n } × { $what }
bot-log-handed-over = An AI plays this seat from now on: { $seat }.
bot-log-took-seat = The player of this seat is back: { $seat }.
bot-log-left-for-good = The player of this seat has left for good; { $seat } plays on.
bot-log-new-holder = { $seat } has taken over this seat.
bot-log-plays-on = { $seat } would like to play on, so the table stays open.
bot-log-end-lapsed = The vote on ending this game has run out: not everyone has agreed, so the table stays open.
bot-log-moved = The table has moved to this channel and goes on as it was.
bot-log-opened-again = { $seat } has opened the table again. It goes on where it was.
bot-log-reopened = { $n ->
    [one] The rules were updated in the middle of this turn. One answer no longer fits, so I ask again.
   *[other] The rules were updated in the middle of this turn. { $n } answers no longer fit, so I ask again.
}
bot-log-ai-stuck = The AI playing for { $seat } cannot find an answer and has stopped. A report was saved.
bot-order-proposed = As proposed
bot-order-token = What you chose then

## Notices

bot-notice-cancelled = The table for { $game } was closed before the end.
bot-notice-closed-by-manager = A manager of this server closed the table for { $game } before the end.
bot-notice-lobby-cancelled = The table for { $game } was closed before it began.
bot-notice-lobby-closed-by-manager = A manager of this server closed the table for { $game } before it began.
bot-notice-lobby-empty = Everybody has left, so the table for { $game } was closed.
bot-notice-left = The table for { $game } was closed: the last person at it has left for good.
bot-notice-invited = { $seat } invites you to a table of { $game }:
bot-notice-seat-offered = { $seat } offers you their seat at this table of { $game }:
bot-notice-ready = { $seat } asks: is everybody ready? Say so with the button in the lobby.
bot-notice-all-ready = Everybody is ready. You may start:
bot-notice-lobby-expired = The table for { $game } was closed: it had not started in time.
bot-notice-home-gone = The channel with your table for { $game } was deleted, so the table was closed.
bot-notice-locked = The thread with your table for { $game } was locked. The table waits until it is unlocked.
bot-notice-vote = { $seat } would like to end this game early. It ends if everyone agrees. If in two days it has been waiting for a week for players who do not answer, it also ends unless somebody objects.
bot-notice-vote-season = { $seat } would like to end this game early. It ends if everyone agrees. If in two days it has been waiting for a week for players who do not answer, it also ends unless somebody objects. It is a table of a season: a game that ends early has no result there for anybody.

# Undoing with the consent of others
bot-notice-undo = { $seat } asks to undo:
    “{ $what }”
    Since then: { $concerned }. Everyone who has acted or learnt something since must agree. Nobody is told who refuses. Do you agree?
bot-undo-untold = a choice that the log does not mention
bot-undo-concerned = { $seat } ({ $acts ->
    [0] { $saw ->
        [0] learnt something
       *[other] saw { $cards }
    }
    [one] one answer{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , learnt something
        }
       *[other] , saw { $cards }
    }
   *[other] { $acts } answers{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , learnt something
        }
       *[other] , saw { $cards }
    }
})
bot-log-undone = { $seat } has undone, with the consent of all concerned: “{ $what }”
bot-log-undo-refused = What { $seat } asked to undo stays as it is.
bot-log-undo-lapsed = What { $seat } asked to undo stays as it is: not everyone has answered.
bot-log-puzzle = A variation: table { $table } goes on from step { $n } in another way.
bot-trouble-puzzle-over = Nothing is left to decide from here on.
bot-trouble-no-review = There is no review of this game for you: only who sat there at the end gets one, of a game played to its end.
bot-trouble-review-busy = Another review of yours is being made. Ask again when it is ready.
bot-trouble-review-failed = The review could not be made. Try again later.
bot-trouble-undo-daily = Nothing can be undone in a deal of the day.
bot-trouble-undo-closed = That can no longer be undone.
bot-trouble-undo-nobody = You have learnt something since, and there is nobody left to ask. That can be undone only at a practice table.
bot-trouble-undo-often = You have already had { $most } choices undone in this game. That is the limit.

# Away, clocks
bot-log-sits-in = The time of this seat has run out. An AI plays until its player is back: { $seat }.
bot-log-away-ai = The player of this seat is away. An AI plays until they are back: { $seat }.
bot-log-late-waits = The table waits once more for { $seat }, who has the time of one decision again.
bot-log-away-waits = The table waits until { $seat } is back.
bot-notice-sits-in = ⌛ { $seat } has run out of time. An AI plays there now; one click takes the seat back.
bot-notice-late = ⌛ { $seat } has run out of time{ $again ->
    [0] .
   *[other] {" "}once more.
 } What should happen? The majority decides. In a tie, or if nobody votes within two days, { $again ->
    [0] you wait once more.
   *[other] an AI plays until they are back.
 }
bot-notice-ended-silent = The game of { $game } was ended early: it had been waiting for a week, and nobody objected.
bot-notice-ended-late = The game of { $game } was ended: a player had run out of time, and the others voted to end it.
bot-notice-away = 🧳 { $seat } is away from <t:{ $since }:f> to <t:{ $until }:f>.{ $noted ->
    [0] {""}
   *[other] {" "}“{ $note }”
 }
bot-notice-away-over = 🧳 { $seat } is here after all: the announced absence is over.
bot-notice-away-ask = 🧳 { $seat } is away until <t:{ $until }:f>. Should the table wait, or should an AI play meanwhile?
bot-trouble-no-wish = Please choose a pace and at least one day.
bot-trouble-no-wish-of-yours = This is another person’s wish, or it was withdrawn.
bot-trouble-announced = Those who look for such a table have been told of it already.
bot-trouble-seekers-person = You have had people told very often today. You can do it again tomorrow.
bot-trouble-standing-many = You have as many weekly tables as one person can have. Withdraw one first, in `/find`.
bot-trouble-no-standing = This weekly table is another person’s, or it has ended.
bot-notice-standing-over = No game of { $game } has come of the weekly table { $n ->
    [one] this week
   *[other] { $n } times in a row
}, so it no longer opens by itself.
bot-notice-standing-left-out = Your weekly table of { $game } did not open this week. { $why }
bot-trouble-standing-late = I was not running at that time.
bot-trouble-absences-person = You have already announced { $most } absences today. You can plan another one tomorrow.
bot-trouble-away-days = Please choose between one day and { $most } days, beginning within the next two months.
bot-trouble-away-anew = That page is out of date. Please open it again with `/away`.
bot-trouble-away-already = You have already announced an absence. End it first, or wait until it is over.
bot-trouble-away-year = That is too long: you can be away for at most { $most } of any 365 days, and you have { $left ->
    [one] one day
   *[other] { $left } days
 } left.
bot-trouble-away-stretch = That is too long: at most { $most } days in a row, with two days between two absences.
bot-log-round-over = The round’s time is over, and { $seat } was waited for: an AI plays this seat from now on. What it earns does not count for them.
bot-notice-round-over = ⌛ The round’s time is over, and { $seat } was waited for. An AI plays there now, and what it earns does not count for them; one click takes the seat back.
bot-season-round = Round { $n } of { $rounds } begins with { $tables ->
    [one] one table
   *[other] { $tables } tables
}{ $timed ->
    [0] .
   *[other] . It lasts until <t:{ $until }:f>.
}
bot-season-over = The season is over. { $n ->
    [0] Nobody came first.
    [one] First place: { $who }. Congratulations!
   *[other] They share first place: { $who }. Congratulations!
}
bot-season-ended = The season has been ended early. Games in progress can be played on; they no longer count here.
bot-season-cancelled = The season will not take place.
bot-trouble-no-season = There is no such season.
bot-trouble-season-name = Please give the season a name.
bot-trouble-seasons-many = This server already has { $most } seasons that are open or being played.
bot-trouble-season-over = This season is over.
bot-trouble-season-begun = This season has already begun.
bot-trouble-season-full = This season is full: { $most } people take part.
bot-trouble-season-not-in = You do not take part in this season.
bot-trouble-season-few = At least { $least } people must have entered.
bot-trouble-season-seats = { $game } is played by { $least } to { $most } people with these options. Please choose other numbers of seats.
bot-season-decided = A manager has decided table { $table } of round { $n }: { $who }.
bot-season-decided-playing = A manager has decided table { $table } of round { $n }: { $who }. Its game can be played on; it no longer counts here.
bot-season-table-decided = A manager has decided this table: { $who }. This game can be played on; it no longer counts in the season.
bot-season-table-ended = The season has been ended early. This game can be played on; it no longer counts there.
bot-trouble-season-no-table = This round has no such table.
bot-trouble-season-order = Please mention people of that table, each once, from the first place to the last.
bot-trouble-season-later = The next round has already begun.
