## How people and things are called
cogs-ai-name = { $n ->
    [0] Ada (AI)
    [1] Bruno (AI)
    [2] Clio (AI)
    [3] Dante (AI)
    [4] Elsa (AI)
   *[other] Felix (AI)
}
cogs-ai-for = { $who } (AI)
cogs-somebody = Player { $n }
cogs-amount = { $n } × { $what }
cogs-none = None
cogs-in-this-order = In this order
cogs-kept = ✔ { $what }
cogs-option = **{ $label }** – { $hint }

## Forms
cogs-choose-some = { $most ->
    [one] { $least ->
        [0] Choose one, or none
       *[other] Choose one
    }
   *[other] { $least ->
        [0] Choose up to { $most }
       *[other] { $spread ->
            [0] Choose { $most }
           *[other] Choose { $least } to { $most }
        }
    }
}
cogs-proposals = Take one of these …
cogs-page = Go to …
cogs-order-next = Which comes in place { $place }?
cogs-not-a-number = ⚠ { $what }: “{ $written }” does not fit. Write a whole number from 0 to { $most }, in digits.
cogs-amount-most = at most { $most }
cogs-instead = Instead: { $answer }
cogs-button-again = Start over
cogs-button-done = Done
cogs-button-confirm = Yes, do it
cogs-button-amounts = { $pages ->
    [one] Enter numbers …
   *[other] Enter numbers ({ $page } of { $pages }) …
}
cogs-button-amounts-page = { $what } ({ $page } of { $pages })

## The buttons that are always there
cogs-button-choose = Choose
cogs-button-replay = Replay
cogs-replay-title = ### Replay: step { $n } of { $of }
cogs-replay-beginning = Before the first decision.
cogs-replay-silent = { $who } decides; the log says nothing of it.
cogs-replay-gone = This game cannot be replayed: it is older than what is kept, or the rules have changed since. Its log and result stay.
cogs-replay-first = ⏮ Start
cogs-replay-round-back = ◁ Round
cogs-replay-turn-back = ◁ Turn
cogs-replay-back = ◀ Step
cogs-replay-on = Step ▶
cogs-replay-turn-on = Turn ▷
cogs-replay-round-on = Round ▷
cogs-replay-last = End ⏭
cogs-replay-eyes = Through whose eyes?
cogs-replay-everybody = What everybody saw
cogs-replay-seat = As { $who } saw it
cogs-button-choose-at = Choose: { $game } #{ $table }
cogs-button-next = { $n ->
    [one] Next: { $game } #{ $table }
   *[other] Next: { $game } #{ $table } ({ $n } wait)
}
cogs-button-hand = My hand
cogs-button-hint = What would you do?
cogs-button-why = Why not …?
cogs-button-more = More …
cogs-button-do-it = Do that
cogs-button-log = What happened?
cogs-button-words = Board in words
cogs-button-page = Page { $n } of { $pages }
cogs-look = Look at …
cogs-button-undo = Undo
cogs-button-rules = Help
cogs-button-rematch = Play again
cogs-button-seal = Fair draws
cogs-button-record = Keep the record

# A game as one moving picture
cogs-button-film = Moving picture
cogs-button-share = Show it in the channel
cogs-film-title = ### { $game }: the whole game
cogs-film = { $n ->
    [one] One picture.
   *[other] { $n } pictures, one after the other. Drawing them takes a little while.
}
cogs-film-alt = { $game }, the whole game in { $n ->
    [one] one picture
   *[other] { $n } pictures one after the other
}. At the end:
cogs-film-sharing = The moving picture is on its way to the channel.
cogs-film-failed = The moving picture could not be made.
cogs-film-shared = 🎞️ { $game }, from the first turn to the last

# Going on from a point of a finished game
cogs-button-puzzle-new = Go on from here
cogs-button-puzzle-same = … with the same draws
cogs-puzzle-new = Here you go on in another way, for yourself{ $others ->
    [0] {""}
   *[other] , against AIs
}: what you cannot know here is dealt and drawn anew. This counts for nothing, and you may take back as much as you like.
cogs-puzzle-same = Here you go on in another way, for yourself{ $others ->
    [0] {""}
   *[other] , against AIs
}, and the same cards and draws come as then. This counts for nothing, and you may take back as much as you like.

## The turn message
cogs-headline = ### { $game }
cogs-headline-past = -# { $game }
cogs-earlier = -# … for what came before, press “What happened?”
cogs-earlier-lines = -# … and more before that
cogs-asked = ➤ { $who }:
cogs-asked-secretly = { $count ->
    [one] ➤ { $who } has something to decide in private. Press **Choose**; nobody else sees it.
   *[other] ➤ { $who } each have something to decide in private. Press **Choose**; nobody else sees it.
}

## Private answers
cogs-question = ### { $prompt }
cogs-aside = -# Nobody waits for this: do it now, later or not at all.
cogs-aside-nothing = There is nothing you could do out of turn at the moment.
cogs-held = ✔ You have chosen: **{ $answer }**. You may change it until everybody has chosen. Still choosing: { $who }.
cogs-draft = Marked so far: **{ $answer }**. Not sent yet.
cogs-preview = { $n ->
    [0] **This is how it would look** – nothing counts yet.
   *[other] **This is how it would look** – nothing counts yet:
}
cogs-preview-refused = ⚠ **Not possible like this:** { $why }
cogs-hint = ### I would choose: { $answer }
cogs-why-title = ### What cannot be chosen now, and why
cogs-why = **{ $label }** – { $reason }
cogs-why-nothing = Everything there is can be chosen now.
cogs-done = Done.
cogs-not-asked = { $count ->
    [0] Nothing for you to decide right now.
   *[other] Nothing for you to decide right now. The table waits for { $who }.
}
cogs-waiting-for = The table waits for { $who }.
cogs-you-decide = ➤ **Now you decide:** { $prompt }
cogs-history-title = ### What happened
cogs-history-then = The board as it was then
cogs-history-now = The board as it is now
cogs-nothing-new = Nothing new since you last played.
cogs-words-title = ## The board in words
cogs-stale = The table has gone on since that message was written. This is how things stand now:
cogs-refused = ⚠ { $why }
cogs-not-your-button = That button belongs to another player. This is yours:
cogs-not-at-table = You are not playing at this table, but you are welcome to watch.
cogs-not-started = This table has not started yet. Join with the button in the lobby!
cogs-table-closed = This table has ended.
cogs-strange-button = I do not know this button any more. Look for a newer message of the table, or use /hand.
cogs-broken = Something went wrong on my side, and the people who run this bot can see what it was. Nothing is lost: “What happened?” shows whether your move counted. If it did not, please try again.

## The lobby
cogs-lobby-title = ## { $game }
cogs-lobby-facts = -# { $most ->
    [one] For one
   *[other] { $fewest } to { $most } players
} · { $spread ->
    [0] about { $longest } minutes around a real table
   *[other] { $shortest } to { $longest } minutes around a real table
} · { $weight }
cogs-lobby-open-hand = -# Who plays alone in a channel plays with an open hand: whoever reads along sees it.
cogs-weight-1 = very light
cogs-weight-2 = light
cogs-weight-3 = medium
cogs-weight-4 = heavy
cogs-weight-5 = very heavy
cogs-lobby-on = on
cogs-lobby-off = off
cogs-lobby-option = **{ $what }:** { $now }{ $explained ->
    [0] {""}
   *[other] {" "}– { $hint }
}
cogs-lobby-seat-ai = { $n }. { $who } · { $level }
cogs-lobby-ai-level = How the AIs play
cogs-lobby-deal = -# Press **Deal** when you are ready. Your click goes into the draws.
cogs-button-deal = Deal
cogs-button-not-now = Not now
cogs-button-open-again = Open again
cogs-option-without = without { $what }
cogs-option-value = { $what }: { $value }
cogs-lobby-seat = { $n }. { $who }
cogs-lobby-free = { $n }. – a free seat –
cogs-lobby-waiting = { $missing ->
    [0] -# { $opener } may start whenever everybody is here.
    [one] -# One more player is needed, a person or an AI. Then { $opener } may start.
   *[other] -# { $missing } more players are needed, people or AIs. Then { $opener } may start.
}
cogs-lobby-started = -# The game is on: { $who }.
cogs-lobby-seal = -# Seal of the draws: `{ $what }`
cogs-lobby-closed = -# This table was closed.
cogs-lobby-now = { $missing ->
    [0] { $taken } of { $most } seats are taken. The table can start.
    [one] { $taken } of { $most } seats are taken. One more player is needed.
   *[other] { $taken } of { $most } seats are taken. { $missing } more players are needed.
}
cogs-lobby-now-playing = The game begins. Enjoy!
cogs-button-join = Join
cogs-button-leave = Leave
cogs-button-seat-ai = Add an AI
cogs-button-unseat-ai = Send an AI away
cogs-button-start = Start
cogs-ai-level-legal = Easygoing: plays by the rules, without a plan
cogs-ai-level-learning = Learning: knows what it is about, and tries things out
cogs-ai-level-good = Keen: plays to win
cogs-ai-level-strong = Shrewd: plans ahead to the last round
cogs-opened = The table for **{ $game }** is open in { $place }.
cogs-opened-heavy = -# This is a long game. With `where: in a new thread` it keeps its messages out of the channel.
cogs-thread-name = { $game } with { $who }

## The end of a table
cogs-final-title = ## { $game }: the end
cogs-final-winners = { $count ->
    [one] ★ **{ $who } wins!**
   *[other] ★ **{ $who } win together!**
}
cogs-final-place = **{ $place }.** { $who } – { $scores }
cogs-final-lost = Not this time, { $who } – the next deal may be kinder.
cogs-final-alone = { $who } – { $scores }
cogs-final-seal = -# Table { $table }. The sealed draws are open now: press “Fair draws”.
cogs-seal-title = ### Fair draws
cogs-seal-commitment = Before anybody sat down, this seal was fixed: `{ $what }`
cogs-seal-closed = It is opened when the table ends; then everybody can check that nothing was changed on the way.
cogs-seal-open = The secret behind it: `{ $secret }`. Mixed with the clicks of those who sat down: `{ $tickets }`
cogs-seal-seed = That gives the seed of every draw: `{ $seed }`
cogs-seal-fingerprint = The record’s fingerprint: `{ $what }`
cogs-record-file = Everything that this game was made of is in this file. `sobremesa verify { $file }` checks the seal, the seed and every draw. Its fingerprint: `{ $fingerprint }`
cogs-seal-daily = This is a deal of the day. Its seal was fixed before anybody played it: `{ $what }`
cogs-seal-daily-closed = It is opened when the day is over, because others still play the same deal.
cogs-seal-daily-open = The day is over. The seed of every draw was: `{ $seed }`

## The deal of the day
cogs-daily-title = ## The deal of the day: { $day }
cogs-daily-what = **{ $game }**, the same deal for everybody
cogs-daily-streak = { $n ->
    [0] -# Play it to the end, and your streak begins.
    [one] -# Your streak: { $n } day.
   *[other] -# Your streak: { $n } days in a row.
}
cogs-daily-days = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
cogs-daily-invite = You have one go at it, without hints. Play it **privately**, and nobody sees it; or **in the open**: then whoever reads along learns the deal. How the others did is shown when you have finished.
cogs-daily-begun = You are in the middle of it. How the others did is shown when you have finished.
cogs-daily-closed = Your deal was closed before its end. Until { $when } you can open it again and play on; the table of the day waits for that.
cogs-daily-given-up = You closed your deal before its end, so you are not on this list today.
cogs-daily-ranking = ### Today’s ranking
cogs-daily-place = **{ $place }.** { $who } – { $stars } ★{ $won ->
    [0] {""}
   *[other] , won
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {""} · { $streak } days in a row
}
cogs-daily-next = -# The next deal comes { $when }.
cogs-daily-before = ### Yesterday’s ranking: { $day }
cogs-daily-late = -# Yours is not on it: it had not ended when the day did.
cogs-daily-promise = -# **Checkable:** today’s seal `{ $commitment }`, chained as `{ $link }`. The seed is opened tomorrow.
cogs-daily-yesterday = -# **{ $day }** is open: seed `{ $seed }`, seal `{ $commitment }`, chained as `{ $link }`. The seal is the SHA-256 of `sobremesa:` and the seed; the link that of `{ $before }|{ $iso }|` and the seal.
cogs-button-daily = Today’s ranking
cogs-button-daily-private = Play privately
cogs-button-daily-here = Play here, in the open
cogs-button-daily-thread = In the open, in a thread
cogs-button-daily-on = Play on
cogs-cancelled = The table has ended.
cogs-close-confirm = You do not play at this table of **{ $game }**. This would end the game of { $who }. For a day any of them can open it again.
cogs-button-close = End their game
cogs-not-manager = Only somebody who manages this server can do that.
cogs-reopen-until = Until { $when }, whoever plays here can open it again. Secrets stay closed until then.
cogs-button-reopen = Open again
cogs-reopened = The table is open again and goes on as it stood. { $place }
cogs-cancel-asked = I have asked the others. The table ends when all of them agree.
cogs-voted-end-end = Noted: you agree to end the table.
cogs-decided-end-on = Noted: the table goes on.
cogs-decided-end-end = The table has ended.
cogs-vote-end-end = Yes, end it
cogs-vote-end-on = No, play on
cogs-seat-handed = An AI plays for you from now on. Use the same command to sit down again.
cogs-seat-lent = An AI plays for you at this table at the moment.
cogs-seat-back = Welcome back! You are playing again.

## Reminders and trouble
cogs-reminder = ⌛ { $who }, the table of { $game } is still waiting for you. { $link }
cogs-waking = ☀️ { $who }, while you slept the table of { $game } has come to you. { $link }
cogs-waking-votes = ☀️ { $who }, while you slept { $n ->
    [one] a vote was
   *[other] { $n } votes were
 } opened at the table of { $game }. { $links }
cogs-halfway = ⏳ { $who }, your turn at the table of { $game } is not over yet. { $link }
cogs-reminder-daily = ⌛ { $who }, your deal of the day ends { $when }. What is not finished by then does not enter the ranking. { $link }
cogs-missing-permissions = In { $place } I may not do everything that a table needs. Please ask somebody who manages the server to allow me: **{ $what }**.
cogs-missing-permissions-opener = ⚠ I may not write in { $channel } any more, so your table of { $game } waits. Please ask somebody who manages the server to let me see the channel, send messages and attach files there.
cogs-private-thread = I cannot see this private thread, because nobody has added me to it. Mention me here once, then try again.
cogs-no-table-here = There is no table in this channel, and you are not playing anywhere. Open one with /play!
cogs-no-table-in-channel = There is no table in this channel. Use this command where the table stands.
cogs-which-table = You are playing at several tables. Say which one with the option of this command, or use it in the table’s channel.
cogs-no-such-table = You are not playing at such a table. Choose one from the list.
cogs-no-such-game = I do not know that game. Choose one from the list.
cogs-no-such-option = This game has no such option. Choose from the list, or leave it empty.
cogs-no-such-card = I know no card of that name. Type a part of its name and choose from the list.
cogs-no-such-topic = I know no such topic. Choose one from the list that opens while you type.
cogs-no-thread-here = A thread can only be opened in a text channel. Choose “in this channel”, or use the command elsewhere.
cogs-too-many-threads = This server has as many open threads as Discord allows. Close one, or open the table in this channel.
cogs-person-may-not-write = You may not write in { $place }, so I open nothing and show nothing there for you.
cogs-not-there = This table stands where you, or I, cannot see it at the moment.
cogs-person-may-not-thread = You may not open threads in this channel, so I open none for you. Please choose “in this channel”.
cogs-no-thread-permission = I may not open threads here. Please choose “in this channel”, or ask somebody who manages this server to allow me: **Create Public Threads**.

## What the bot needs, and why
cogs-scope-bot = bot
cogs-scope-bot-why = to be in the server at all
cogs-scope-applications-commands = applications.commands
cogs-scope-applications-commands-why = for the slash commands
cogs-permission-view-channel = View Channels
cogs-permission-view-channel-why = to know the channel where a table stands
cogs-permission-send-messages = Send Messages
cogs-permission-send-messages-why = to tell what happens at the table and whose turn it is
cogs-permission-send-messages-in-threads = Send Messages in Threads
cogs-permission-send-messages-in-threads-why = the same for tables in threads
cogs-permission-create-public-threads = Create Public Threads
cogs-permission-create-public-threads-why = to open a thread of its own for a table
cogs-permission-attach-files = Attach Files
cogs-permission-attach-files-why = for the pictures of the board

## Tables, settings, rules
cogs-tables-title = ### Your tables
cogs-no-tables = You are not playing anywhere. Open a table with /play!
cogs-table-in = **{ $game }** #{ $table } { $place }
cogs-table-private = **{ $game }** #{ $table }
cogs-my-table-asked = ➤ { $which } – your turn ({ $since })
cogs-my-table-playing = { $which } – others are choosing
cogs-my-table-lent = { $which } – an AI plays for you; /table handover there takes your seat back
cogs-my-table-lobby = { $which } – in the lobby
cogs-more-tables = { $n ->
    [one] … and one more
   *[other] … and { $n } more
}
cogs-my-table-short = { $asked ->
    [0] { $game } #{ $table }
   *[other] { $game } #{ $table } – your turn
}
cogs-settings-title = ### Your settings
cogs-settings-intro = They apply to you on every server.
cogs-language-discord = as in Discord
cogs-language-en = English
cogs-language-es = Español
cogs-language-it = Italiano
cogs-setting-language-you = Your language: { $what }
cogs-setting-language-server = This server’s language: { $what }
cogs-setting-reminders-on = Remind me after a day
cogs-setting-reminders-off = Never remind me
cogs-setting-marks-on = Signs such as ● and ➤
cogs-setting-marks-on-about = Before names and questions
cogs-setting-marks-off = Words alone
cogs-setting-marks-off-about = Easier to hear; at your tables too
cogs-hours-button = Waking hours
cogs-hours-title = ### Your waking hours
cogs-hours-none = You may be called at all hours.
cogs-hours-now = You may be called from **{ $since }** to **{ $until }** in { $place } (it is { $time } there).
cogs-hours-about = In your quiet hours you are named but not notified, no reminder comes, and one message tells you in the morning what you were asked. Another place: `/hours`.
cogs-hours-zone = Where are you?
cogs-hours-from = Awake from
cogs-hours-until = Awake until
cogs-hours-wake = Awake from { $time }
cogs-hours-sleep = Awake until { $time }
cogs-hours-never = No quiet hours
cogs-trouble-no-zone = I do not know that place. Pick one from the list that opens as you type.
cogs-trouble-hours-place = Please say in which place that is, too: the times are meant there.
cogs-trouble-hours = At least eight hours of the day must be waking hours, or nobody could ever wait for you. Nothing has changed.
cogs-rules-title = ## { $game }: how it is played
cogs-rules-choose = Another topic …
cogs-help-title = ## How a table works
cogs-help =
    1. `/play` opens a table. Friends press **Join**; seats can be filled with AIs.
    2. The table’s message always says what happened and who must decide what. Only those people are notified.
    3. **Choose** shows you – and nobody else – your hand and your question. Secret choices can be changed until everybody has chosen.
    4. Take your time: minutes or days. Nothing is lost, and **What happened?** brings you up to date.
    5. **Undo** takes back your last step, as long as nobody has learnt anything from it or answered since; after that, if they agree.
    6. `/hours` keeps your nights quiet, `/away` your holidays, and `/settings` says how you are called. **Orders**, beside your question, answer ahead.
    Games: { $games }. `/rules` and `/card` explain them, `/tables` shows where it is your turn.
cogs-about-title = ## Sobremesa
cogs-about =
    _Sobremesa_ is the time people stay at the table after the meal. This bot keeps that table open: board games with all their rules, over minutes or weeks.

    It is an unofficial project of people who love these games. The titles belong to their owners; words and pictures here are our own. If you like a game, please buy it.

## Commands
cogs-cmd-play = play
cogs-cmd-play-about = Open a table for a board game
cogs-cmd-daily = daily
cogs-cmd-daily-about = The deal of the day: the same for everybody, once
cogs-opt-game = game
cogs-opt-game-about = What would you like to play?
cogs-opt-options = options
cogs-opt-options-about = Variants of the game, if you like
cogs-opt-where = where
cogs-opt-where-about = In this channel, or in a thread of its own
cogs-opt-ai = ai
cogs-opt-ai-about = How many AIs sit down with you at once
cogs-where-here = in this channel
cogs-where-thread = in a new thread
cogs-cmd-table = table
cogs-cmd-table-about = Everything about the table in this channel
cogs-cmd-join = join
cogs-cmd-join-about = Take a seat at the table in this channel
cogs-cmd-leave = leave
cogs-cmd-leave-about = Leave the table before it starts
cogs-cmd-start = start
cogs-cmd-start-about = Start the game, if you have opened the table
cogs-cmd-ai = ai
cogs-cmd-ai-about = Fill a free seat with an AI
cogs-opt-level = level
cogs-opt-level-about = How well the AI plays
cogs-cmd-undo = undo
cogs-cmd-undo-about = Take back your last step, or ask the others whether you may
cogs-cmd-handover = handover
cogs-cmd-handover-about = Let an AI play for you, or sit down again
cogs-cmd-cancel = cancel
cogs-cmd-cancel-about = End the table early, if all players agree
cogs-cmd-hand = hand
cogs-cmd-hand-about = Your hand and your question, for your eyes only
cogs-cmd-board = board
cogs-cmd-board-about = The board as it is now
cogs-cmd-log = log
cogs-cmd-log-about = What happened since you last played
cogs-opt-table = table
cogs-opt-table-about = Which of your tables
cogs-cmd-tables = tables
cogs-cmd-tables-about = All your tables, and where it is your turn
cogs-cmd-rules = rules
cogs-cmd-rules-about = The rules, topic by topic
cogs-opt-topic = topic
cogs-opt-topic-about = What would you like to know?
cogs-cmd-card = card
cogs-cmd-card-about = Look a card up
cogs-opt-card = name
cogs-opt-card-about = A part of the card’s name
cogs-cmd-settings = settings
cogs-cmd-settings-about = Your language, reminders, notices, hours, absences, marks and tips
cogs-cmd-hours = hours
cogs-cmd-hours-about = When you may be called: your quiet hours stay quiet
cogs-opt-zone = place
cogs-opt-zone-about = A large city in your time zone
cogs-opt-from = from
cogs-opt-from-about = The hour from which you may be called
cogs-opt-until = until
cogs-opt-until-about = The hour until which you may be called
cogs-cmd-help = help
cogs-cmd-help-about = How a table works
cogs-cmd-about = about
cogs-cmd-about-about = What this bot is

## Statistics
cogs-cmd-stats = stats
cogs-cmd-stats-about = Your finished games in figures, and who plays what here
cogs-opt-whose = whose
cogs-opt-whose-about = Your own, or those of this server
cogs-opt-of-game-about = One game in detail
cogs-stats-whose-mine = mine
cogs-stats-whose-server = this server’s
cogs-stats-title = ### Your statistics
cogs-stats-about = -# Finished games count, each for whoever sat there at the end. Ratings come from games of people among people.
cogs-stats-none = No finished game counts for you yet.
cogs-stats-is-off = They are off: your games are not counted, and nothing of earlier ones is kept here.
cogs-stats-private = Only I see them
cogs-stats-shown = Everybody sees them on this server’s page
cogs-stats-off = Off: count nothing, remove what there is
cogs-stats-confirm-off = This removes your statistics for good: games, ratings, medals. From then on your games are not counted. What others have got from games with you stays theirs.
cogs-button-stats-off = Remove them
cogs-button-stats-mine = My statistics
cogs-button-stats-server = Who plays what here
cogs-stats-game = One game in detail …
cogs-stats-all = All games
cogs-stats-way-people = With people
cogs-stats-way-mixed = With AIs, or with changes at the table
cogs-stats-way-alone = Alone
cogs-stats-line = { $way }: { $n ->
    [one] one game
   *[other] { $n } games
}{ $told ->
    [0] {""}
   *[other] , { $won } won
}; best { $best }, on average { $average }
cogs-stats-rating = Rating at tables of { $players }: **{ $rating }** ± { $spread } ({ $n } games)
cogs-stats-finding-out = Rating at tables of { $players }: still finding out ({ $n } of { $of } games)
cogs-stats-part = - { $what }: { $average } on average, { $most } at the most
cogs-stats-cards = **Cards that you have played most:** { $cards }
cogs-stats-all-cards = **Played most at all tables:** { $cards }
cogs-stats-medals = **The deal of the day:** { $first } × first, { $second } × second, { $third } × third
cogs-stats-server-title = ### Who plays what here
cogs-stats-server-none = Nobody here shows their statistics yet. Yours: `/stats`.
cogs-stats-server-about = -# Only those who wish it stand here, with the last five hundred games of this server. A place is given after ten rated games, wherever they were played.
cogs-stats-regular = { $who } ({ $n })
cogs-stats-with = **Tables of { $players }**
cogs-stats-ranked = **{ $place }.** { $who } – { $rating } ± { $spread }; here { $n ->
    [one] one game
   *[other] { $n } games
}, { $won } won
cogs-stats-unranked = – { $who } – still finding out; here { $n ->
    [one] one game
   *[other] { $n } games
}, { $won } won

## One’s data
cogs-cmd-data = data
cogs-cmd-data-about = What I know of you: take it with you, or delete it
cogs-cmd-data-export = export
cogs-cmd-data-export-about = Everything about you as files, for your eyes only
cogs-cmd-data-delete = delete
cogs-cmd-data-delete-about = Become nameless everywhere, for good
cogs-cmd-data-server = server
cogs-cmd-data-server-about = For managers: this server’s tables as files, elsewhere, or gone
cogs-data-export = Everything that I know of you: { $games ->
    [0] no finished game
    [one] one finished game as a file that can be played again and checked (`sobremesa verify`)
   *[other] { $games } finished games as files that can be played again and checked (`sobremesa verify`)
}, { $running ->
    [0] no running one
    [one] one running with its log and your hand
   *[other] { $running } running with their logs and your hands
}. What only the database knows stands in `about-me.json`.
cogs-data-part = Part { $n } of { $of }
cogs-data-server-export = The tables of this server: { $games ->
    [one] one game
   *[other] { $games } games
} of which everybody may know everything. { $closed ->
    [0] {""}
    [one] One more runs still, or can be opened again, and stays closed.
   *[other] { $closed } more run still, or can be opened again, and stay closed.
}
cogs-data-delete-title = ### Delete everything about you
cogs-data-delete-about = You become nameless at every table at once, and your settings and statistics are deleted. This cannot be taken back. If you play again, you begin anew.
cogs-data-delete-ai = { $which } – an AI plays on in your place
cogs-data-delete-ends = { $which } – ends, because nobody else plays there
cogs-data-delete-leaves = { $which } – you leave the lobby
cogs-data-delete-more = { $n ->
    [one] … and one more
   *[other] … and { $n } more
}
cogs-data-remains = **What remains:** finished games, with “Player 1” where your name stood, so that others can still replay and check them; messages that stand in Discord already, which you can ask a manager of the server to remove; copies of the database that the people who run this bot have made before, for as long as they keep them.
cogs-button-data-delete = Delete me for good
cogs-button-data-export = My data first
cogs-data-deleted = Done: nothing here leads to you any more. Thank you for playing. What remains is what stood in the last message.
cogs-data-server-title = ### This server’s tables
cogs-data-server-now = { $running ->
    [0] No table is open
    [one] One table is open
   *[other] { $running } tables are open
}, and { $games ->
    [one] one game has been played
   *[other] { $games } games have been played
} here.
cogs-data-server-warning = Deleting ends every open table without asking its players, and removes all games with their logs and results, also from the statistics of those who played. This cannot be taken back. Today’s deals of the day stay until tomorrow.
cogs-button-data-server-export = As files
cogs-button-data-server-delete = Delete all tables …
cogs-button-data-server-sure = Yes, delete them all
cogs-data-server-sure = { $running ->
    [0] No open table would end.
    [one] One open table would end.
   *[other] { $running } open tables would end.
} Are you sure?
cogs-data-server-ends = - Table { $table } ({ $game }, { $place }): { $who }
cogs-data-server-deleted = { $n ->
    [one] One table was deleted.
   *[other] { $n } tables were deleted.
}
cogs-data-server-told = { $n ->
    [one] 🗑️ Somebody who manages this server has deleted its table, with its log and result.
   *[other] 🗑️ Somebody who manages this server has deleted its { $n } tables, with their logs and results.
}

# -- moving tables, for managers
cogs-button-data-server-move = Move tables …
cogs-move-title = ### Bring a table here
cogs-move-about = What you choose goes on in this channel as it stands, with its players, hands and clocks, and nobody is called again. For a table of another server that you manage, press **Let them go to another server …** over there first, and come back here within a quarter of an hour.
cogs-move-none = No table goes on in another channel of this server.
cogs-move-choose = Which table?
cogs-move-table = Table { $table }: { $game }
cogs-button-move-offer = Let them go to another server …
cogs-move-offered = ✔ For a quarter of an hour you may bring tables of this server to another one that you manage: run `/data server` there, in the channel where one is to go on, and press **Move tables …**.
cogs-move-sure = Table { $table } ({ $game }, with { $who }) leaves { $place } and goes on in this channel.
cogs-move-sure-other = It leaves the server **{ $server }**, too: whoever plays and is not a member here does not see it any more.
cogs-button-move-sure = Yes, bring it here
cogs-move-done = Table { $table } goes on here.
cogs-move-told = 📦 Somebody who manages this server has moved the table: it goes on in { $place }.
cogs-button-move-over = Finished games of { $server } ({ $n })
cogs-move-over-sure = { $n ->
    [one] The finished game of **{ $server }** belongs
   *[other] The { $n } finished games of **{ $server }** belong
} to this server from now on: in its `/stats` and in its files. Rankings of past days stay where they were.
cogs-button-move-over-sure = Yes, bring them here
cogs-move-over-done = { $n ->
    [one] One finished game belongs
   *[other] { $n } finished games belong
} to this server now.

## Guests
cogs-cmd-invite = invite
cogs-cmd-invite-about = Ask somebody by name to join the lobby
cogs-cmd-give = give
cogs-cmd-give-about = Ask somebody to take over your seat in the middle of the game
cogs-cmd-follow = follow
cogs-cmd-follow-about = Be told how this table goes on, without playing
cogs-opt-person = person
cogs-opt-person-about = Who?
cogs-opt-every = when
cogs-opt-every-about = At every round, or when the game is over
cogs-every-round = every round
cogs-every-end = at the end
cogs-guest-asked = I have asked { $who }. They have two days to answer.
cogs-guest-cannot = They cannot take a seat here: they do not see the table’s channel, or are no person.
cogs-guest-sits = The seat is yours, with everything on it.
cogs-guest-joined = You have a seat. The game begins when the opener starts it.
cogs-guest-declined = Noted. You will not be asked again at this table.
cogs-guest-never = Nobody can invite you by name from now on. `/settings` changes that.
cogs-guest-welcome = People may invite you by name again.
cogs-button-guest-accept = Sit down
cogs-button-guest-decline = No, thank you
cogs-button-guest-never = Never invite me
cogs-button-invitable = Invitations on or off
cogs-button-ask-ready = Is everybody ready?
cogs-button-ready = I am ready
cogs-lobby-ready = { $n ->
    [0] -# Ready: { $who }.
   *[other] -# Ready: { $who }. Not yet: { $waiting }.
}
cogs-button-follow-round = Follow: every round
cogs-button-follow-end = Follow: the end
cogs-button-unfollow = Stop following
cogs-follows-round = I will tell you by direct message whenever a round begins, and when the game is over.
cogs-follows-end = I will tell you by direct message when the game is over.
cogs-unfollowed = You follow this table no longer.
cogs-follow-round = { $which }: a new round has begun.
cogs-follow-over = { $which } is over.
cogs-button-forbid-calls = Mute: call nobody in the channels
cogs-button-allow-calls = Call people in the channels again
cogs-button-forbid-invitations = Forbid invitations by name
cogs-button-allow-invitations = Allow invitations by name
cogs-button-forbid-following = Forbid following tables
cogs-button-allow-following = Allow following tables

## The local table
cogs-quick-play = Play { $game }

## Learning by playing
cogs-cmd-learn = learn
cogs-cmd-learn-about = Learn a game by playing it: a few guided turns, for you alone
cogs-opt-learn-game-about = Which game would you like to learn?
cogs-button-learn = Learn by playing
cogs-button-learn-game = Learn { $game }
cogs-button-learn-on = Go on: { $game }
cogs-button-learn-anew = From the start: { $game }
cogs-button-anyway = I want to anyway
cogs-button-lesson-end = End the lesson
cogs-button-lesson-again = Once more from the start
cogs-button-no-tips = No more tips
cogs-my-table-lesson = ✎ { $which } – your lesson; nobody waits
cogs-my-table-puzzle = ✎ { $which } – tried in another way; nobody waits
cogs-lessons-title = ### Learn by playing
cogs-lessons-none = There is no lesson for this game yet. Its rules are under **Help**.
cogs-lessons-game = **{ $game }** · about { $minutes } minutes, { $steps } steps
    { $about }
cogs-lessons-about = -# Real turns with real buttons, for you alone; nobody waits and nothing counts. Stop whenever you like: `/learn` goes on where you were.
cogs-lesson-step = -# ✎ Lesson, step { $n } of { $steps }
cogs-lesson-mark = ➤ { $what }
cogs-lesson-not-yet = ✋ “{ $other }” is allowed, and the game would go on. But the lesson shows this first: **{ $wanted }**.
cogs-lesson-astray = -# ✎ You have gone your own way, so the lesson no longer leads you. **Undo** may bring it back; or just play on.
cogs-lesson-over = -# ✎ The lesson ends here; the game does not.
cogs-lesson-ended = That was your lesson of **{ $game }**. With `/play` you open a table for real: friends press **Join**, AIs take the other seats.
cogs-tip = -# ✎ { $tip }
cogs-tips-off = No more tips. `/settings` brings them back.
cogs-setting-tips-on = Tips in my first game
cogs-setting-tips-on-about = At each question, in every game that is new to me
cogs-setting-tips-off = No tips

## Taking back with the consent of others
cogs-button-takeback = Ask to take back …
cogs-button-keep = Never mind
cogs-undo-title = ### Take back with the consent of others
cogs-undo-explained = Choose from which of your choices on. Everything since then is taken back, what the others did too, and the same draws come again. All who have acted or learnt something since must agree, within a day; if you act on meanwhile, your wish lapses.
cogs-undo-explained-practice = Choose from which of your choices on. Everything since then is taken back, and the same draws come again. Where somebody else has acted or learnt something since, they are asked; else it happens at once, because this is a table for practice.
cogs-undo-which = Back to before …
cogs-undo-newest = Your last choice
cogs-undo-untold = A choice of which nothing was told
cogs-undo-none = There is nothing here that you could ask to take back.
cogs-undo-wish = ### { $who } asks to take this back
cogs-undo-until = If not all who are asked agree by { $when }, everything stays as it is.
cogs-undo-done = The table stands as it stood before.
cogs-undo-withdrawn = You no longer ask for it. Everything stays as it is.
cogs-vote-undo-grant = Yes, take it back
cogs-vote-undo-refuse = No
cogs-vote-undo-look = What would go?
cogs-voted-undo-grant = Noted: you agree. The others are not told who has said what.
cogs-decided-undo-grant = All agree: the table stands as it stood before.
cogs-decided-undo-refuse = Noted: it stays as it is. The others are not told that it was you.
cogs-practice = Practice
cogs-lobby-practice = **Practice**: where nobody else has acted or learnt anything, you may take back as much as you like. The table counts for no statistics.
cogs-final-practice = -# This was for practice and counts for no statistics.

## Orders: answers given ahead

cogs-button-orders = Orders
cogs-orders-title = ### Your orders
cogs-orders-about = -# What you order is answered for you one minute after you are asked. Nobody else sees that you have given an order or what it says; they see your answer, and that it came after a minute.
cogs-orders-none = You have given no orders.
cogs-orders-nobody-waits = Nobody waits for you at this table, so there is nothing to answer ahead.
cogs-orders-done = **Done:**
cogs-orders-soon = ⏳ One of your orders is about to answer this. Under *Orders* you can let it answer now, or answer yourself.
cogs-orders-lapsed = An order of yours did not fit and was dropped; *Orders* says why.
cogs-order-answers = ⏳ In { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} your order answers: **{ $what }**.
cogs-order-line = { $about } – **{ $what }** ({ $scope }).
cogs-order-brief = { $n }. { $what }
cogs-order-or = {" "}or else{" "}
cogs-order-scope-times = { $n ->
    [0] once
    [one] once
   *[other] { $n } times
}
cogs-order-scope-round = in this round
cogs-order-scope-game = every time
cogs-order-said = { $what }
cogs-order-state-using = ⏳ It is about to answer.
cogs-order-state-held = It rests until you act yourself.
cogs-order-state-asleep = It rests until you wake it:
cogs-order-state-spent = It was used.
cogs-order-state-dropped = It was dropped:
cogs-order-why-undone = you have taken back what it did.
cogs-order-why-guard = what you had made it depend on was not so.
cogs-order-why-option = this was not possible any more.
cogs-order-why-over = the round was over.
cogs-order-why-broken = the rules could not carry it out.
cogs-order-why-rest = Not all of it was possible; the rest was left to you.
cogs-order-select = Change an order …
cogs-order-now = Answer now
cogs-order-withdraw = Withdraw it
cogs-order-change = Change it
cogs-order-wake = Wake it
cogs-order-first = Try it first
cogs-order-clear = Clear what is done
cogs-order-back = Back to the table
cogs-order-given = ✔ Ordered. Only you know.
cogs-orders-always = This question, from the next time on …
cogs-orders-always-answer = Always: { $what }
cogs-orders-decline = Decline, until it offers something else
cogs-orders-proposed = Leave to what is proposed, every time …
cogs-plan-begin = Plan my next turn
cogs-plan-title = ### If it comes to this
cogs-plan-about = This is how the table might stand when you are next asked, seen from where it stands now. What you choose is answered then, if it is possible.
cogs-plan-lost = The table has gone on, and part of what you had chosen does not fit any more.
cogs-plan-stale = You have already answered that; this is where your plan stands.
cogs-plan-so-far = Your plan: **{ $what }**
cogs-plan-changes = Your order holds as it is until you order this in its place.
cogs-plan-whole = ### Your plan
cogs-plan-over = With that your turn would be over.
cogs-plan-enough = That is enough
cogs-plan-back = One step back
cogs-plan-stop = Forget it
cogs-plan-otherwise = And if that is not possible …
cogs-plan-keep-times = Order it once
cogs-plan-keep-round = For this round
cogs-plan-keep-game = Every time
cogs-plan-guard = Only if …
cogs-plan-times = Order it several times …
cogs-plan-guard-least = { $what }: at least { $n }
cogs-plan-guard-below = { $what }: fewer than { $n }
cogs-plan-guard-gone = Not possible any more: { $what }
cogs-plan-guard-offered = Still possible: { $what }
cogs-order-guarded = { $what } (only if: { $guards })

# Away, clocks
cogs-vote-late-wait = Wait once more
cogs-vote-late-ai = AI sits in
cogs-vote-late-end = End the game
cogs-voted-late-wait = Noted: wait once more.
cogs-voted-late-ai = Noted: an AI sits in.
cogs-voted-late-end = Noted: end the game.
cogs-decided-late-wait = Decided: the table waits once more.
cogs-decided-late-ai = Decided: an AI sits in until they are back.
cogs-decided-late-end = Decided: the game has ended. For a day you can open it again.
cogs-decided-late-tie = A tie: the table waits once more, and the second time an AI sits in.
cogs-vote-away-wait = We wait
cogs-vote-away-ai = AI sits in
cogs-voted-away-wait = Noted: wait.
cogs-voted-away-ai = Noted: an AI sits in.
cogs-decided-away-wait = Decided: the table waits.
cogs-decided-away-ai = Decided: an AI sits in until they are back.
cogs-warning-ask = ⏳ { $who }, your time at the table of { $game } ends { $when }. After that the others are asked whether they go on waiting. { $link }
cogs-warning-ai = ⏳ { $who }, your time at the table of { $game } ends { $when }. After that an AI plays for you until you are back. { $link }
cogs-forecast-turn = 🔮 Your turn will come between { $since } and { $until }.
cogs-forecast-end = 🔮 The game will end between { $since } and { $until }.
cogs-time-ends = ⏳ Your time ends { $when }.
cogs-button-back-at = I’m back: { $game } #{ $table }
cogs-button-back = I’m back
cogs-pace-title = Pace
cogs-pace-now = **Pace**: { $pace }. { $then } Time runs in everybody’s waking hours only (`/hours`), not while they are away (`/away`).
cogs-pace-none = No clock
cogs-pace-none-about = Everybody takes the time they need
cogs-pace-hour = An hour each, 12 hours in reserve
cogs-pace-quarter = Six hours each, a day in reserve
cogs-pace-day = A day each, three days in reserve
cogs-pace-days = Three days each, a week in reserve
cogs-pace-week = A week each, a week in reserve
cogs-pace-then-ask = When time is over, the others are asked.
cogs-pace-then-ai = When time is over, an AI sits in at once.
cogs-away-button = I shall be away …
cogs-away-title = ## Away
cogs-away-draft = From { $since } to { $until }. After that you have { $left ->
    [one] one day
   *[other] { $left } days
 } left of the { $year } that you can be away in any 365 days.
cogs-away-more = From { $when } on there are more again.
cogs-away-planned = You will be away from { $since } to { $until }.
cogs-away-running = You are away until { $until }.
cogs-away-note = Your note: “{ $note }”
cogs-away-nothing = You do not play anywhere at the moment.
cogs-away-rules = -# Your tables are told. You are not called meanwhile. Clocks rest, at questions that are open already only from a day after you have entered it. At most { $stretch } days at a stretch.
cogs-away-does-wait = { $which }: waits for you.
cogs-away-does-ai = { $which }: an AI sits in until you are back.
cogs-away-does-ask = { $which }: the others are asked whether to wait or let an AI sit in.
cogs-away-does-alone = { $which }: nobody else waits there; nothing happens.
cogs-away-does-daily = **{ $game }** #{ $table }: the day’s deal ends with its day, away or not.
cogs-away-does-lobby = { $which }: has not begun.
cogs-away-over = But your time for the question that is open there ends { $when }.
cogs-away-from = It begins
cogs-away-begins = { $n ->
    [0] Begins now
    [one] Begins tomorrow
   *[other] Begins in { $n } days
 }
cogs-away-for = It lasts
cogs-away-lasts = { $n ->
    [one] For one day
   *[other] For { $n } days
 }
cogs-away-tables = Meanwhile
cogs-away-how-wait = My tables wait for me
cogs-away-how-ai = AI seats play for me
cogs-away-how-ask = The others are asked
cogs-away-go = Tell my tables
cogs-away-back = I’m back
cogs-away-is-back = Welcome back! Your seats are yours again; `/tables` shows what waits for you.
cogs-away-was-not = You were not away.
cogs-cmd-away = away
cogs-cmd-away-about = Be away for some days: see what it does to your tables, then tell them
cogs-opt-days = days
cogs-opt-days-about = For how many days
cogs-opt-begin = begin
cogs-opt-begin-about = In how many days it begins (0: now)
cogs-opt-how = meanwhile
cogs-opt-how-about = What your tables do meanwhile
cogs-opt-note = note
cogs-opt-note-about = A line to those you play with

## Notices: how one is told that something waits
cogs-notices-button = Notices
cogs-notices-title = ### How you are told
cogs-notices-once = ● At once: you are called when you are asked something.
cogs-notices-daily = ● Once a day, at **{ $hour }** in { $place } (it is { $time } there): one message with everything that waits for you. The next one comes { $when }.
cogs-notices-home = ● In the channel of the table.
cogs-notices-room = ● What is for you alone comes by direct message. The question itself always stands in the channel.
cogs-notices-closed = ⚠ Discord does not let me write to you directly, so I tell you in the channel. Allow direct messages from this server and choose “by direct message” once more.
cogs-notices-next = ● You also hear when you are next.
cogs-notices-muted = ● { $n ->
    [one] One table does
   *[other] { $n } tables do
 } not call you.
cogs-notices-about = You are called once to each question, and reminded once after a day (`/settings`). In your quiet hours nobody calls; one message follows when they end. A table with a clock warns you in any case.
cogs-notices-how = When do you want to be told?
cogs-notices-at-once = At once
cogs-notices-at = Once a day, at { $hour }
cogs-notices-where = Where do you want to be told?
cogs-notices-in-home = In the channel of the table
cogs-notices-in-room = By direct message
cogs-notices-next-on = Tell me when I am next
cogs-notices-next-off = Not when I am next
cogs-notices-unmute = Let { $game } #{ $table } call me
cogs-button-mute = Mute this table
cogs-button-unmute = Let this table call me
cogs-button-next-on = Tell me when I am next
cogs-button-next-off = Not when I am next
cogs-button-tables = All my tables
cogs-muted = 🔕 This table does not call you any more. It still stands under `/tables`.
cogs-unmuted = 🔔 This table calls you again.
cogs-next-from-now = 🔔 At every table you now hear when you are next.
cogs-next-no-more = You no longer hear that you are next.
cogs-room-opened = ✔ This is where you hear what waits for you. You change that in `/settings` under “Notices”.
cogs-room-opened-for-this = ✔ This is where I tell you what you have just asked for. Everything else stays where you have chosen it in `/settings` under “Notices”.
cogs-trouble-rooms = So many people are doing this right now that Discord makes me wait. Please try again later.
cogs-waits = ➤ { $who }, the table of { $game } is waiting for you. { $link }
cogs-next-one = ➤ { $who }, you are next at the table of { $game }. { $link }
cogs-invited-waking = ➤ { $who }, you were invited to a table of { $game }:
cogs-calls-here = ➤ { $who }, { $n ->
    [one] one of your tables on this server is
   *[other] { $n } of your tables on this server are
 } waiting for you.
cogs-calls-title = ### { $n ->
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
 }
cogs-digest-title = ### Today { $n ->
    [one] a table is waiting for you
   *[other] { $n } tables are waiting for you
 }
cogs-call-question = { $which } – asked { $since }
cogs-call-reminder = ⌛ { $which } – still waiting, asked { $since }
cogs-call-votes = { $which } – a vote waits for you { $link }
cogs-call-next = { $which } – you are next
cogs-call-invitation = { $which } – you are invited
cogs-tables-waiting = { $n ->
    [0] Nobody is waiting for you.
    [one] One table is waiting for you.
   *[other] { $n } tables are waiting for you.
}
cogs-table-muted = 🔕 It does not call you.
cogs-table-votes = { $n ->
    [one] A vote waits
   *[other] { $n } votes wait
} for you: { $links }
cogs-button-daily-remind = Remind me by direct message
cogs-room-daily = ✔ Two hours before the day ends a direct message reminds you of a private deal that is not finished.
cogs-room-daily-no-reminders = ✔ I can write to you directly now. Your reminders are switched off, though: switch them on in `/settings`, and two hours before the day ends a direct message reminds you of a private deal that is not finished.
cogs-trouble-closed = Discord does not let me write to you directly. Allow direct messages from this server and try again.
cogs-trouble-discord = Discord does not answer at the moment. Please try again.
