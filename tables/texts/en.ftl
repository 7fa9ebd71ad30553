### The table service. A key that was published is never removed: stored log lines name it.

## Why something is not done

bot-trouble-no-table = There is no such table (any more).
bot-trouble-no-game = I do not know this game.
bot-trouble-no-lesson = There is no lesson for this game yet.
bot-trouble-options = These options do not fit the game. Please choose again.
bot-trouble-channel-taken = A table is already open in this channel. Finish or cancel it first, or open yours in a new thread.
bot-trouble-lobby-over = This table is past its lobby: its game has begun, or it was closed.
bot-trouble-full = The table is full: { $most } can play.
bot-trouble-already-seated = You are sitting at this table already.
bot-trouble-not-seated = You are not sitting at this table.
bot-trouble-only-opener = Only the person who opened the table can do that.
bot-trouble-not-an-ai = There is no AI on that seat.
bot-trouble-no-level = This game has no AI of that kind.
bot-trouble-too-few = { $least ->
    [one] This game needs at least one player.
   *[other] This game needs at least { $least } players; so far there are { $here }. Invite somebody or add an AI.
}
bot-trouble-not-started = This game has not begun yet.
bot-trouble-over = This table is closed. You can open a new one.
bot-trouble-not-offered = Let the tables of that server go first: run `/data server` there, press **Move tables …** and **Let them go to another server …**, and come back within a quarter of an hour.
bot-trouble-only-players = Only those who play at this table can do that.
bot-trouble-open-already = This table is open already.
bot-trouble-manager-plays = You play at this table yourself, so the others have to agree: use the command as a player. If an AI plays for you, take your seat back first.
bot-trouble-players-changed = Other people are playing at this table by now, so nothing has changed. Use the command once more to see who they are.
bot-trouble-tables-person = You cannot open another table: the limit for one person is { $most } here. Finish or end one of yours first.
bot-trouble-opener-has-enough = The person who opened this table has as many tables or AI seats running as one person may have. It can be opened again when one of their tables is over.
bot-trouble-tables-server = No other table can be opened: the limit for this server is { $most }. Wait until one has ended.
bot-trouble-ais-person = No other AI can sit down: the limit for all tables of one person is { $most }. Send one away, or finish a table first.
bot-trouble-ais-server = No other AI can sit down: the limit for this server is { $most }. Wait until a table has ended.
bot-trouble-threads-person = I cannot open another thread for you today: the daily limit is { $most }. Open the table in this channel, or tomorrow.
bot-trouble-threads-server = I cannot open another thread in this server today: the daily limit is { $most }. Open the table in this channel, or tomorrow.
bot-trouble-pictures-person = I draw no more for you in this minute: the limit is { $most }. The words stand here, and pictures come again in a minute.
bot-trouble-pictures-server = I draw no more for this server in this minute: the limit is { $most }. The words stand here, and pictures come again in a minute.
bot-trouble-exports-person = You have had your data { $most ->
    [one] once
   *[other] { $most } times
} today already. Tomorrow you can have them again.
bot-trouble-exports-server = This server’s data were handed out { $most ->
    [one] once
   *[other] { $most } times
} today already. Tomorrow they can be had again.
bot-trouble-not-forgotten = You sat down at tables while I was deleting you, so you are still there. Nothing else has changed; please try again.
bot-trouble-not-known = There is nobody here to delete.
bot-trouble-invitations-person = You have asked { $most ->
    [one] one person
   *[other] { $most } people
} by name today already. Ask more tomorrow.
bot-trouble-invitations-forbidden = The managers of this server do not want invitations by name.
bot-trouble-following-forbidden = The managers of this server do not want tables to be followed.
bot-trouble-sits-already = They sit at this table already.
bot-trouble-not-invitable = They do not want to be asked.
bot-trouble-invited-already = They have been asked already and have not answered yet.
bot-trouble-invitation-over = This invitation is over.
bot-trouble-not-invited = Somebody else was invited here.
bot-trouble-seat-private = A private table cannot be left to somebody else.
bot-trouble-nobody-to-ask = There is nobody else here who could be asked.
bot-trouble-asked-lately = You have asked just now. Ask again in ten minutes.
bot-trouble-asks-often = You have asked the others { $most } times in this hour. Please wait a while before you ask again.
bot-trouble-not-asked-ready = Nobody has asked who is ready.
bot-trouble-follows-own = You play at this table, so you are told anyway.
bot-trouble-follows-many = You can follow { $most ->
    [one] one table
   *[other] { $most } tables
} at once. Stop following another one first.
bot-trouble-not-your-seat = That is somebody else’s seat. You can watch, but only they can choose there.
bot-trouble-no-hour = There is no such time of the day.
bot-trouble-no-room = I have no direct messages with you yet. Choose “by direct message” in your settings.
bot-trouble-not-lent = You have not turned this seat over to an AI, so there is nothing to take back.
bot-trouble-no-vote = This vote is over.
bot-trouble-vote-open = Such a vote is open already.
bot-trouble-no-say = You have no say in this vote.
bot-trouble-storage = I could not write that down, so nothing has changed. Please try again in a moment.
bot-trouble-broken = Something in the rules went wrong just now. Your answer was not taken, nothing has changed, and a report was kept. You can choose something else.
bot-trouble-too-new = This table was played with a newer version of me. It opens again after the next update.
bot-trouble-game-gone = The game of this table is not installed here at the moment. The table goes on as soon as it is.
bot-trouble-daily-alone = The deal of the day is for you alone: no AI can play it for you.
bot-trouble-daily-clock = There is no deal for today, because my clock seems to be wrong. Please tell the people who run me.
bot-trouble-record-closed = This table’s record is still closed: not everybody may see its cards yet.
bot-trouble-no-order = There is no such order (any more).
bot-trouble-nobody-waits = Nobody waits for you at this table, so there is nothing to answer ahead.
bot-trouble-orders = You cannot give another order here: the limit at one table is { $most }. Withdraw one first.
bot-trouble-asked-now = You are asked something now. Answer it first; then you can plan what comes after it.
bot-trouble-nothing-ahead = I cannot see ahead to your next question from here. Try again when the table has gone on a little.
bot-trouble-nothing-planned = Nothing has been planned yet: choose an answer first.

## Lines in a table's log

bot-log-sealed = The draws are fixed now: the sealed secret (`{ $seal }…`) and { $n ->
    [one] the click of who joined and started
   *[other] the { $n } clicks of those who joined and started
} make them.
bot-log-took-back = { $seat } took back: { $what }.
bot-log-took-back-hidden = { $seat } took back a choice.
bot-log-amount = { $n } × { $what }
bot-log-handed-over = An AI plays this seat from now on: { $seat }.
bot-log-took-seat = The player of this seat is back: { $seat }.
bot-log-left-for-good = Whoever sat here has left for good; { $seat } plays on.
bot-log-new-holder = { $seat } has taken over this seat.
bot-log-plays-on = { $seat } would like to play on, so the table stays open.
bot-log-moved = The table has come to this channel, and goes on as it stood.
bot-log-opened-again = { $seat } has opened the table again. It goes on as it stood.
bot-log-reopened = { $n ->
    [one] The rules were updated in the middle of this turn. One answer no longer fits, so I ask again.
   *[other] The rules were updated in the middle of this turn. { $n } answers no longer fit, so I ask again.
}
bot-log-ai-stuck = The AI playing for { $seat } cannot find an answer and stops. A report was kept.
bot-order-proposed = As proposed
bot-order-token = What you chose then

## Notices

bot-notice-cancelled = The table for { $game } was closed before the end.
bot-notice-closed-by-manager = The table for { $game } was closed before the end by somebody who manages this server.
bot-notice-lobby-empty = Everybody has left, so the table for { $game } was closed.
bot-notice-left = The table for { $game } was closed: the last person there has left for good.
bot-notice-invited = { $seat } invites to a table of { $game }:
bot-notice-seat-offered = { $seat } offers the own seat at this table of { $game }:
bot-notice-ready = { $seat } asks: is everybody ready? Say so with the button in the lobby.
bot-notice-all-ready = Everybody is ready. You may start:
bot-notice-lobby-expired = The table for { $game } waited a week for its start and was closed.
bot-notice-home-gone = The channel with your table for { $game } was deleted, so the table was closed.
bot-notice-locked = The thread with your table for { $game } was locked. The table waits until somebody unlocks it.
bot-notice-vote = { $seat } would like to end this game early. It ends if everybody agrees. Whoever has left it waiting for a week and still says nothing in two days does not stand in the way.

# Taking back with the consent of others
bot-notice-undo = { $seat } asks to take back:
    “{ $what }”
    Since then: { $concerned }. All who have acted or learnt something since must agree; who refuses is not named. Do you agree?
bot-undo-untold = a choice of which nothing was told
bot-undo-concerned = { $seat } ({ $acts ->
    [0] { $saw ->
        [0] learnt something
       *[other] learnt of { $cards }
    }
    [one] one answer{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , learnt something
        }
       *[other] , learnt of { $cards }
    }
   *[other] { $acts } answers{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , learnt something
        }
       *[other] , learnt of { $cards }
    }
})
bot-log-undone = { $seat } has taken back, with the consent of all concerned: “{ $what }”
bot-log-undo-refused = What { $seat } asked to take back stays as it is.
bot-log-puzzle = A puzzle: table { $table } goes on from step { $n } in another way.
bot-trouble-puzzle-over = Nothing is left to decide from here on.
bot-trouble-undo-daily = Nobody takes anything back at a deal of the day.
bot-trouble-undo-closed = That can no longer be taken back.
bot-trouble-undo-nobody = You have learnt something since, and nobody is left to ask. That can be taken back only at a table for practice.
bot-trouble-undo-often = You have had { $most } choices taken back in this game; more are not granted.

# Away, clocks
bot-log-sits-in = The time of this seat has run out, and an AI plays until its player is back: { $seat }.
bot-log-away-ai = The player of this seat is away, and an AI plays until they are back: { $seat }.
bot-notice-sits-in = ⌛ The time of { $seat } is over. An AI plays there now; one click takes the seat back.
bot-notice-late = ⌛ The time of { $seat } is over{ $again ->
    [0] .
   *[other] {" "}once more.
 } What shall happen? Most votes count; with a tie, or if nobody says anything for two days, { $again ->
    [0] you wait once more.
   *[other] an AI sits in until they are back.
 }
bot-notice-ended-silent = The game of { $game } was ended early: it had been waiting for a week, and nobody spoke against it. Whoever played can open it again for a day.
bot-notice-ended-late = The game of { $game } was ended because somebody’s time was over and the others wanted it so.
bot-notice-away = 🧳 { $seat } is away from <t:{ $since }:f> to <t:{ $until }:f>.{ $noted ->
    [0] {""}
   *[other] {" "}“{ $note }”
 }
bot-notice-away-ask = 🧳 { $seat } is away until <t:{ $until }:f>. Shall the table wait, or shall an AI sit in meanwhile?
bot-trouble-absences-person = You have announced { $most } absences today already. Tomorrow you can plan another one.
bot-trouble-away-days = Please choose between one day and { $most } days, beginning within the next two months.
bot-trouble-away-anew = That page is out of date. Please look at it once more with `/away`.
bot-trouble-away-already = You are down as away already. First come back, or wait until that is over.
bot-trouble-away-year = That would be too much: clocks and tables wait for somebody for at most { $most } of any 365 days, and you have { $left ->
    [one] one day
   *[other] { $left } days
 } left.
bot-trouble-away-stretch = That would be too long: at most { $most } days at a stretch, with two days between two absences.
