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
cogs-in-this-order-named = In this order: { $what }
cogs-kept = ✔ { $what }
cogs-in-full = What the list has no room for:
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
cogs-choose-amounts = { $least ->
    [0] Choose up to { $most } in all
   *[other] { $spread ->
        [0] Choose { $most } in all
       *[other] Choose { $least } to { $most } in all
    }
}
cogs-proposals = Take one of these …
cogs-page = Go to …
cogs-order-next = Which comes in place { $place }?
cogs-not-a-number = ⚠ { $what }: “{ $written }” is not valid. Enter a whole number from 0 to { $most }, in digits.
cogs-amount-most = at most { $most }
cogs-amount-most-hint = { $hint }; at most { $most }
cogs-instead = Instead: { $answer }
cogs-button-again = Start over
cogs-button-done = Done
cogs-button-confirm = Yes, do it
cogs-button-choose-first = Choose something first
cogs-only-choice = Only choice: **{ $what }**
cogs-button-incomplete = Something is missing
cogs-button-too-many = Too many selected
cogs-button-amounts = { $pages ->
    [one] Enter numbers …
   *[other] Enter numbers ({ $page } of { $pages }) …
}
cogs-button-amounts-page = { $what } ({ $page } of { $pages })

## The buttons that are always there
cogs-button-choose = Choose
cogs-button-replay = Replay
cogs-button-result = Result
cogs-replay-title = ### Replay: step { $n } of { $of }
cogs-replay-title-round = ### Replay: step { $n } of { $of }, round { $at }
cogs-replay-title-visit = ### Replay: step { $n } of { $of }, visit { $at }
cogs-replay-beginning = Before the first decision.
cogs-replay-silent = { $who } decides; the log does not mention it.
cogs-replay-gone = This game cannot be replayed: it is too old, or the rules have changed since. Its log and result are kept.
cogs-replay-first = ⏮ Start
cogs-replay-round-back = ◁ Round
cogs-replay-visit-back = ◁ Visit
cogs-replay-turn-back = ◁ Turn
cogs-replay-back = ◀ Step
cogs-replay-on = Step ▶
cogs-replay-turn-on = Turn ▷
cogs-replay-round-on = Round ▷
cogs-replay-visit-on = Visit ▷
cogs-replay-last = End ⏭
cogs-replay-eyes = Whose view?
cogs-replay-everybody = What everybody saw
cogs-replay-seat = As { $who } saw it
cogs-replay-more = Play on, save …
cogs-replay-whole = Everything that happened in this step
cogs-replay-board = Back to the board
cogs-button-choose-at = Choose: { $game } #{ $table }
cogs-button-open-here = Open it here again
cogs-button-open-here-at = Open here again: { $game } #{ $table }
cogs-button-next = { $n ->
    [one] Next: #{ $table }, { $game }
   *[other] Next of { $n }: #{ $table }, { $game }
}
cogs-button-hand = My hand
cogs-button-hint = What would you do?
cogs-button-why = Why not …?
cogs-button-more = Act now …
cogs-button-do-it = Do that
cogs-button-log = What happened?
cogs-button-words = Board in words
cogs-button-page = Page { $n } of { $pages }
cogs-button-menu = More …
cogs-menu = Pictures, help …
cogs-other-pages = -# Not all cards fit in the picture. { $menu } has the others: { $pages }.
cogs-menu-title = What would you like to see?
cogs-look-board = The board
cogs-button-undo = Undo
cogs-button-rules = Help
cogs-button-rematch = Play again
cogs-button-seal = Fair draws
cogs-button-record = Save the record

# A game as an animation
cogs-button-film = Animation
cogs-button-share = Show it in the channel
cogs-film-title = ### { $game }: the whole game
cogs-film = { $n ->
    [one] One picture.
   *[other] { $n } pictures, one after another.
}
cogs-film-alt = { $game }, the whole game in { $n ->
    [one] one picture
   *[other] { $n } pictures one after another
}. At the end:
cogs-film-sharing = The animation is on its way to the channel.
cogs-film-failed = The animation could not be made.
cogs-film-shared = 🎞️ { $game }, from the first turn to the last

# What the strong AI thinks of a person's decisions in a finished game
cogs-button-review = Review
cogs-button-review-number = { $n }
cogs-button-review-overview = Overview
cogs-button-review-try = Try it from here
cogs-button-review-share = Show it in the channel
cogs-review-title = ### { $game }: review
cogs-review-making = The shrewd AI is looking at your decisions{ $of ->
    [0] {""}
   *[other] {" "}({ $done } of { $of })
}. This takes a minute or more, since games that are being played come first. The review appears here, and stays behind the button *Review* of the replay.
cogs-review-seen = The shrewd AI has judged { $judged } of { $of } decisions of { $who }, knowing only what could be seen from that seat.
cogs-review-measured = { $others ->
    [one] Against one { $ai } AI
   *[other] Against { $others } AIs of the level “{ $ai }”
} it has won { $percent }% of { $games } games.
cogs-review-unmeasured = How well it plays { $players ->
    [1] alone
   *[other] at tables of { $players }
} has not been measured.
cogs-review-none = It has found no decision that cost much.
cogs-review-list = These decisions cost most, as it estimates:
cogs-review-line = **{ $n }.** { $round ->
    [0] Before round 1
   *[other] Round { $round }
}: { $cost }
cogs-review-ahead = -# What a decision cost is how much this seat’s lead over the others shrank with it.
cogs-review-chance = { $percent }% chance of winning
cogs-review-decision = ### { $game }: decision { $n } of { $of }, { $round ->
    [0] before round 1
   *[other] round { $round }
}
cogs-review-given = { $who }: **{ $answer }**
cogs-review-best = The shrewd AI: **{ $answer }**
cogs-review-cost = The difference, as it estimates: { $cost }.
cogs-review-again = { $n ->
    [one] The same was missed once more around then.
   *[other] The same was missed { $n } more times around then.
}
cogs-review-sharing = The review is on its way to the channel.
cogs-review-picture = { $game }: review
cogs-review-picture-total = Expected result, round by round
cogs-review-picture-chance = Chance of winning, round by round
cogs-review-picture-end = end
cogs-review-percent = { $percent }%
cogs-review-alt = { $who }: { $first } at first, between { $low } and { $high }, { $last } at the end.

# Going on from a point of a finished game
cogs-button-puzzle-new = Play on: new draws
cogs-button-puzzle-same = Play on: same draws
cogs-puzzle-new = From here you play your own variation, alone{ $others ->
    [0] {""}
   *[other] , against AIs
}. What you cannot know at this point is shuffled again. It counts for nothing, and you can undo as much as you like.
cogs-puzzle-same = From here you play your own variation, alone{ $others ->
    [0] {""}
   *[other] , against AIs
}. The same cards and draws come as in the game. It counts for nothing, and you can undo as much as you like.

## The turn message
cogs-headline = ### { $game }
cogs-headline-past = -# { $game }
cogs-earlier = -# … for what came before, press “What happened?”
cogs-earlier-lines = -# … and more before that
cogs-asked = ➤ { $who }:
cogs-already-open = You sit at { $which } already: { $where }
cogs-asked-elsewhere = -# { $who } is choosing in private.
cogs-asked-in-public = The buttons are in the table’s message: { $where }
cogs-asked-secretly = { $count ->
    [one] ➤ { $who } has something to decide in private. Press **Choose**; nobody else sees it.
   *[other] ➤ { $who } each have something to decide in private. Press **Choose**; nobody else sees it.
}

## Private answers
cogs-question = ### { $prompt }
cogs-aside = -# Nobody is waiting for this: do it now, later or not at all.
cogs-aside-asked = That is possible while others decide, or where your options offer it. Now you are asked:
cogs-aside-nothing = There is nothing you can do out of turn right now.
cogs-held = ✔ You have chosen: **{ $answer }**. You can change it until everybody has chosen. Still choosing: { $who }.
cogs-free-actions = Free actions …
cogs-draft = Selected so far: **{ $answer }**. Not sent yet.
cogs-draft-buttons = Selected so far: **{ $answer }**. The buttons below send it.
cogs-draft-missing = Selected so far: **{ $answer }**. Not answered yet: { $parts }.
cogs-draft-too-many = Selected so far: **{ $answer }**. { $n ->
    [one] One too many
   *[other] { $n } too many
} for { $part }.
cogs-draft-part = “{ $part }”
cogs-preview = { $n ->
    [0] **This is how it would look** – nothing counts yet.
   *[other] **This is how it would look** – nothing counts yet:
}
cogs-preview-refused = ⚠ **Not possible like this:** { $why }
cogs-hint = ### I would choose: { $answer }
cogs-why-title = ### What cannot be chosen now, and why
cogs-why = **{ $label }** – { $reason }
cogs-why-nothing = Everything can be chosen right now.
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
cogs-stale = That message is out of date. This is how things stand:
cogs-refused = ⚠ { $why }
cogs-not-your-button = That button belongs to another player. This is your page:
cogs-not-at-table = You are not playing at this table, but you are welcome to watch.
cogs-not-started = This table has not started yet. Join with the button in the lobby!
cogs-not-begun = This table has not started yet.
cogs-table-closed = This table has ended.
cogs-answer-ends = { $which } goes on, but Discord lets me update this answer for a quarter of an hour only, so it stays as it is.
cogs-strange-button = This button no longer works. Look for a newer message from the table, or use /hand.
cogs-broken = Something went wrong on my side, and the people who run this bot can see what it was. Nothing is lost: “What happened?” shows whether your move counted. If it did not, please try again.

## The lobby
cogs-lobby-title = ## { $game }
cogs-lobby-facts = -# { $most ->
    [one] For one player
   *[other] { $fewest } to { $most } players
} · { $spread ->
    [0] about { $longest } minutes around a real table
   *[other] { $shortest } to { $longest } minutes around a real table
} · { $weight }
cogs-lobby-open-hand = -# If you play alone in a channel, everyone who reads it sees your hand.
cogs-lobby-private = { $seats ->
    [one] -# For you alone: nobody else sees this table.
   *[other] -# For you alone: nobody else sees this table, and AIs take the other seats.
}
cogs-lobby-private-waiting = { $missing ->
    [0] -# Press **Start** when you are ready. Your click helps to shuffle.
    [one] -# One AI is needed. Then press **Start**.
   *[other] -# { $missing } AIs are needed. Then press **Start**.
}
cogs-weight-1 = very light
cogs-weight-2 = light
cogs-weight-3 = medium
cogs-weight-4 = heavy
cogs-weight-5 = very heavy
cogs-lobby-chosen = { $what }: { $value }
cogs-lobby-option = **{ $what }:** { $hint }
cogs-lobby-switches = Variants: none
cogs-lobby-with = **Variants:** { $what }
cogs-lobby-seat-ai = { $n }. { $who } · { $level }
cogs-lobby-ai-level = AIs
cogs-lobby-deal = -# Press **Deal** when you are ready. Your click helps to shuffle.
cogs-button-deal = Deal
cogs-button-not-now = Not now
cogs-button-open-again = Open again
cogs-button-new-thread = Open in a new thread
cogs-option-without = without { $what }
cogs-option-value = { $what }: { $value }
cogs-lobby-seat = { $n }. { $who }
cogs-lobby-free = { $n ->
    [one] – 1 free seat –
   *[other] – { $n } free seats –
}
cogs-lobby-waiting = { $missing ->
    [0] -# { $opener } can start when everybody is here.
    [one] -# One more player is needed, a person or an AI. Then { $opener } can start.
   *[other] -# { $missing } more players are needed, people or AIs. Then { $opener } can start.
}
cogs-lobby-started = -# The game is on: { $who }.
cogs-lobby-seal = -# Seal of the draws: `{ $what }…`
cogs-lobby-closed = -# This table was closed.
cogs-lobby-now = { $missing ->
    [0] { $taken } of { $most } seats are taken. The game can start.
    [one] { $taken } of { $most } seats are taken. One more player is needed.
   *[other] { $taken } of { $most } seats are taken. { $missing } more players are needed.
}
cogs-lobby-now-playing = The game begins. Enjoy!
cogs-button-join = Join
cogs-button-leave = Leave
cogs-button-seat-ai = + AI
cogs-button-unseat-ai = − AI
cogs-button-start = Start
cogs-button-admit = Who may join
cogs-admit-title = ### Who may join
cogs-admits-everybody = This lobby takes everybody.
cogs-admits-rating = For ratings from { $low } to { $high } in this game.
cogs-admits-finishers = For people who finish the games that they begin.
cogs-admit-about = -# This holds for those who join from now on, until the start; people whom you invite by name may always join. Nobody’s rating is shown, and ranges are rounded so that they do not give yours away.
cogs-admit-about-unrated = -# This holds for those who join from now on, until the start; people whom you invite by name may always join. Once you have a rating in this game, you can also ask for similar ones.
cogs-admit-rating = Rating
cogs-admit-any-rating = Any rating, or none
cogs-admit-within = About { $within } from mine
cogs-admit-range = From { $low } to { $high }
cogs-admit-finishing = Finishing games
cogs-admit-anybody = Everybody
cogs-admit-finishers = People who finish their games
cogs-admit-finishers-about = Played to the end with others: { $n } or more, and nine of ten of their last twenty
cogs-button-lesson = Lesson
cogs-ai-level-legal = Easygoing
cogs-ai-level-legal-about = Plays by the rules, without a plan
cogs-ai-level-learning = Learning
cogs-ai-level-learning-about = Knows the basics and tries things out
cogs-ai-level-good = Keen
cogs-ai-level-good-about = Plays to win
cogs-ai-level-strong = Shrewd
cogs-ai-level-strong-about = Tries moves out in its mind before it chooses
cogs-invited-again = I have invited { $who } again.
cogs-opened = The table for **{ $game }** is open in { $place }.
cogs-opened-heavy = -# This is a long game. With `/play` and `where: in a new thread`, its messages stay out of the channel.
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
cogs-final-elsewhere = The scores are in the channel: { $where }
cogs-final-seal = -# Table { $table }. To check the shuffle, press “Fair draws”.
cogs-seal-title = ### Fair draws
cogs-seal-commitment = This seal was fixed before anybody joined; the lobby showed its beginning: `{ $what }`
cogs-seal-commitment-begun = This seal was fixed before anything was drawn; the table’s log begins with its first digits: `{ $what }`
cogs-seal-closed = It is opened when the game ends. Then anybody can check that no draw was changed.
cogs-seal-open = The secret behind it: `{ $secret }`.{ $n ->
    [0] {""}
   *[other] {" "}Mixed with the players’ clicks: `{ $tickets }`
}
cogs-seal-seed = { $n ->
    [0] It gives the seed of every draw: `{ $seed }`
   *[other] Together they give the seed of every draw: `{ $seed }`
}
cogs-seal-fingerprint = The record’s fingerprint: `{ $what }`
cogs-record-file = This file holds the whole game. `sobremesa verify { $file }` checks the seal, the seed and every draw. Its fingerprint: `{ $fingerprint }`
cogs-seal-daily = This is a deal of the day. Its seal was fixed before anybody played it: `{ $what }`
cogs-seal-daily-closed = It is opened when the day is over, because others are still playing the same deal.
cogs-seal-daily-open = The day is over. The seed of every draw was: `{ $seed }`

## A finished game as an HTML file
cogs-game-file = The whole game to look at, round by round: download `{ $file }` and open it in a browser. It needs no network.
cogs-game-file-follows = The game to look at in a browser follows in a moment.
cogs-game-file-failed = The file with the boards could not be made.
cogs-game-file-table = Table { $table }
cogs-game-file-rounds = Round by round
cogs-game-file-visits = Visit by visit
cogs-game-file-beginning-round = Before the first round
cogs-game-file-beginning-visit = Before the first visit
cogs-game-file-end = The end
cogs-game-file-board = The board at the last decision of this part.
cogs-game-file-board-end = The board at the end.
cogs-game-file-fewer = Some boards are left out, so that the file stays small.
cogs-game-file-first = First
cogs-game-file-back = Back
cogs-game-file-on = Next
cogs-game-file-last = Last
cogs-game-file-slider = Round
cogs-game-file-seats = Seats
cogs-game-file-proof = Together with the record, `sobremesa verify { $file }` checks all this.
cogs-game-file-draws = Every draw
cogs-game-file-draw-label = Draw
cogs-game-file-draw-number = Number
cogs-game-file-draw-size = Out of
cogs-game-file-draw-result = Result (counted from 0)

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
cogs-daily-invite = You have one try, without hints. Play it **privately**, and nobody sees it; or **in the open**, and everyone who reads the channel sees the deal. You see how the others did when you have finished.
cogs-daily-invite-alone = You have one try, without hints, and nobody sees it. A deal that you begin here is in no server’s ranking: to see how others did and be ranked with them, begin it with `/daily` on a server with me.
cogs-daily-begun = You have not finished it yet. You see how the others did when you have finished.
cogs-daily-begun-alone = You have not finished it yet.
cogs-daily-closed = Your deal was closed before its end. Until { $when } you can open it again and play on; the ranking waits until then.
cogs-daily-given-up = Your deal was closed before its end, so you are not on this list today.
cogs-daily-ranking = ### Today’s ranking
cogs-daily-own = ### Your result
cogs-daily-place = { $place ->
    [0] –
   *[other] **{ $place }.**
} { $who } – { $stars } ★{ $won ->
    [0] {""}
   *[other] , won
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {""} · { $streak } days in a row
}
cogs-daily-next = -# The next deal comes { $when }.
cogs-daily-not-ranked = -# Yours is not ranked here: this is the ranking of deals that were begun on this server, of people who keep statistics.
cogs-daily-ranked-there = -# Rankings are on servers: `/daily` there shows that of the deals which were begun there.
cogs-daily-before = ### Yesterday’s ranking: { $day }
cogs-daily-own-before = ### Your result of { $day }
cogs-daily-late = -# Yours is not in it: you had not finished when the day ended.
cogs-daily-result = Deal of the day, { $day } – { $game }:
cogs-daily-copy = -# To share it, copy this; it tells nothing of the deal:
    `{ $result }`
cogs-daily-shared = ✔ Your result is in the channel. It tells nothing of the deal.
cogs-button-daily-share = Show my result
cogs-button-daily-replay = Replay of yesterday
cogs-button-daily-back = Back to the deal
cogs-daily-promise = **Checkable:** today’s seal `{ $commitment }`, chained as `{ $link }`. The seed is published tomorrow.
cogs-daily-yesterday = **{ $day }** is open: seed `{ $seed }`, seal `{ $commitment }`, chained as `{ $link }`. The seal is the SHA-256 of `sobremesa:` and the seed; the link that of `{ $before }|{ $iso }|` and the seal.
cogs-button-daily = Today’s ranking
cogs-button-daily-private = Play privately
cogs-button-daily-here = Play here, in the open
cogs-button-daily-thread = In the open, in a thread
cogs-button-daily-on = Play on
cogs-cancelled = The table has ended.
cogs-close-confirm = You do not play at this table of **{ $game }**. This would end the game of { $who }. They could open it again for at least a day.
cogs-close-confirm-daily = You do not play at this table of **{ $game }**. This would end the deal of the day of { $who }. It could be opened again only until the day is over.
cogs-close-confirm-lobby = You have no seat at this table of **{ $game }**, which has not begun yet. This would close it for { $who }.
cogs-button-close = End their game
cogs-button-close-lobby = Close their table
cogs-not-manager = Only a manager of this server can do that.
cogs-reopen-until = Until { $when }, whoever plays here can open it again. Secrets stay hidden until then.
cogs-button-reopen = Open again
cogs-button-reopen-at = Open again: { $game } #{ $table }
cogs-reopened = The table is open again and goes on where it was. { $place }
cogs-cancel-asked = I have asked the others. The table ends if all of them agree.
cogs-voted-end-end = Noted: you agree to end the table.
cogs-decided-end-on = Noted: the table goes on.
cogs-decided-end-end = The table has ended.
cogs-vote-end-end = Yes, end it
cogs-vote-end-on = No, play on
cogs-seat-handed = An AI plays for you from now on. Use the same command to take your seat back.
cogs-seat-handed-for-good = An AI plays this game to its end for you.
cogs-handover-alone = Nobody else plays at this table: an AI would play it to its end at once, and you could not take your seat back. If you want that, use the command with `level`. The table waits for you; `/table cancel` ends it.
cogs-seat-lent = An AI is playing for you at this table.
cogs-seat-back = Welcome back! You are playing again.

## Reminders and trouble
cogs-reminder = ⌛ { $who }, the table of { $game } is still waiting for you. { $link }
cogs-waking = ☀️ { $who }, while you slept it became your turn at the table of { $game }. { $link }
cogs-waking-votes = ☀️ { $who }, while you slept { $n ->
    [one] a vote was
   *[other] { $n } votes were
 } opened at the table of { $game }. { $links }
cogs-halfway = ⏳ { $who }, your turn at the table of { $game } is not over yet. { $link }
cogs-reminder-daily = ⌛ { $who }, your deal of the day ends { $when }. If you have not finished by then, it is not ranked. { $link }
cogs-missing-permissions = In { $place } I lack permissions that a table needs. Please ask a manager of the server to allow me: **{ $what }**.
cogs-missing-permissions-opener = ⚠ I can no longer write in { $channel }, so your table of { $game } is on hold. Please ask a manager of the server to let me see the channel, send messages and attach files there.
cogs-season-refused = ⚠ The season “{ $name }” in { $channel } is on hold. { $why }
cogs-season-needs = Please let me see the channel, send messages and create public threads there.
cogs-private-thread = I cannot see this private thread, because nobody has added me to it. Mention me here once, then try again.
cogs-no-table-here = There is no table in this channel, and you are not playing anywhere. Open one with /play!
cogs-no-table-in-channel = There is no table in this channel. Use this command in the table’s channel.
cogs-which-table = You are playing at several tables. Choose one with this command’s option, or use the command in the table’s channel.
cogs-no-such-table = You are not playing at that table. Choose one from the list.
cogs-no-such-game = I do not know that game. Choose one from the list.
cogs-no-such-option = This game has no such option. Choose from the list, or leave it empty.
cogs-no-such-card = No card has that name. Type part of a name and choose from the list.
cogs-no-such-topic = There is no such topic. Choose one from the list that opens as you type.
cogs-no-thread-here = A thread can only be opened in a text channel.
cogs-too-many-threads = This server has as many open threads as Discord allows: one must be closed first.
cogs-person-may-not-write = You cannot write in { $place }, so I do not open or show anything there for you.
cogs-not-there = This table is in a channel that you or I cannot see at the moment.
cogs-only-private-here = I am not a member here, so whatever I show here is for you alone. Tables for several people, and messages for all, are on servers that I was added to.
cogs-file-too-large = The file { $file } is too large for this place: Discord takes at most { $most } MB here.
cogs-person-may-not-thread = You cannot open threads in this channel, so I do not open one for you.
cogs-no-thread-permission = I cannot open threads here. A manager of this server can allow me: **Create Public Threads**.
cogs-or-here = { $why } Or choose “in this channel”.
cogs-or-in-thread = { $why } Or choose “in a new thread”.
cogs-goes-on-in-thread = Another table is now open in this channel, so yours would go on in a new thread. { $why }

## What the bot needs, and why
cogs-scope-bot = bot
cogs-scope-bot-why = to be in the server at all
cogs-scope-applications-commands = applications.commands
cogs-scope-applications-commands-why = for the slash commands
cogs-permission-view-channel = View Channels
cogs-permission-view-channel-why = to see the channel of a table
cogs-permission-send-messages = Send Messages
cogs-permission-send-messages-why = to say what happens at the table and whose turn it is
cogs-permission-send-messages-in-threads = Send Messages in Threads
cogs-permission-send-messages-in-threads-why = the same for tables in threads
cogs-permission-create-public-threads = Create Public Threads
cogs-permission-create-public-threads-why = to open a thread for a table
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
cogs-settings-invitable-on = - People may invite you to a table by name.
cogs-settings-invitable-off = - Nobody may invite you to a table by name.
cogs-settings-profile-on = - In lobbies, others see how you play.
cogs-settings-profile-off = - In lobbies, others do not see how you play.
cogs-settings-profile-none = - In lobbies, others would see how you play, but your statistics are off (`/stats`).
cogs-home-zone = Europe/London
cogs-language-discord = as in Discord
cogs-setting-language-you = Your language: { $what }
cogs-setting-language-server = This server’s language: { $what }
cogs-setting-reminders-on = Remind me after a day
cogs-setting-reminders-off = Never remind me
cogs-setting-marks-on = Signs such as ● and ➤
cogs-setting-marks-on-about = Before names and questions
cogs-setting-marks-off = Words only
cogs-setting-marks-off-about = Easier to hear; at your tables too
cogs-hours-button = Quiet hours
cogs-hours-title = ### Your quiet hours
cogs-hours-none = You have none: you can be notified at any time.
cogs-hours-now = You can be notified from **{ $since }** to **{ $until }** in { $place } (it is { $time } there). The rest of the day is quiet.
cogs-hours-about = In your quiet hours you get no notifications and no reminders. Afterwards one message tells you what you were asked. For another time zone, use `/hours` with `place`.
cogs-hours-zone = Where are you?
cogs-hours-from = Notify me from
cogs-hours-until = Notify me until
cogs-hours-wake = From { $time }
cogs-hours-sleep = Until { $time }
cogs-hours-never = No quiet hours
cogs-trouble-no-zone = I do not know that place. Choose one from the list that opens as you type.
cogs-trouble-hours-place = Please choose a place too: the hours are local time there.
cogs-trouble-hours = Leave at least eight hours of the day for notifications, or nobody could wait for you. Nothing has changed.
cogs-rules-title = ## { $game }: how it is played
cogs-rules-choose = Another topic …
cogs-help-title = ## How a table works
cogs-help =
    1. `/play` opens a table. Friends press **Join**; seats can be filled with AIs.
    2. The table’s message always says what happened and who must decide what. Only those people are notified.
    3. **Choose** shows you – and nobody else – your hand and your question. Secret choices can be changed until everybody has chosen.
    4. Take your time: minutes or days. Nothing is lost, and **What happened?** brings you up to date.
    5. **Undo** undoes your last step while nobody has learnt anything from it or answered since. After that the others must agree.
    6. `/hours` sets your quiet hours, `/away` your absences, `/settings` how you are notified. **Orders**, under **More …** at your question, answer ahead of time.
    Games: { $games }. `/rules` and `/card` explain them, `/tables` shows where it is your turn, `/find` where seats are free.
cogs-help-anywhere = To play alone, choose *for me alone, privately* in `/play`. With me among [your apps]({ $link }) you can do that in every server and chat, also where I am not a member.
cogs-about-title = ## Sobremesa
cogs-about =
    _Sobremesa_ is the time people stay at the table after the meal. This bot keeps that table open: board games with all their rules, over minutes or weeks.

    It is an unofficial project of people who love these games. The titles belong to their owners; words and pictures here are our own. If you like a game, please buy it.

## Commands
cogs-cmd-play = play
cogs-cmd-play-about = Open a table for a board game
cogs-cmd-find = find
cogs-cmd-find-about = Open tables of this server, and who looks for one
cogs-cmd-weekly = weekly
cogs-cmd-weekly-about = A table of a game that opens here by itself every week
cogs-opt-day = day
cogs-opt-day-about = On which day of the week
cogs-opt-time = time
cogs-opt-time-about = At what time, such as 20:00
cogs-opt-pace = pace
cogs-opt-pace-about = How much time each player has
cogs-cmd-daily = daily
cogs-cmd-daily-about = The deal of the day: the same for everybody, once
cogs-opt-game = game
cogs-opt-game-about = What would you like to play?
cogs-opt-options = options
cogs-opt-options-about = Variants of the game, if you like
cogs-opt-where = where
cogs-opt-where-about = In this channel, in a thread of its own, or for you alone
cogs-opt-ai = ai
cogs-opt-ai-about = How many AIs join you at once
cogs-where-here = in this channel
cogs-where-thread = in a new thread
cogs-where-private = for me alone, privately
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
cogs-cmd-undo-about = Undo your last step, or ask the others to agree
cogs-cmd-handover = handover
cogs-cmd-handover-about = Let an AI play for you, or take your seat back
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
cogs-cmd-card-about = Look up a card
cogs-opt-card = name
cogs-opt-card-about = Part of the card’s name
cogs-cmd-settings = settings
cogs-cmd-settings-about = Your language, reminders, notifications, quiet hours, absences, signs and tips
cogs-cmd-hours = hours
cogs-cmd-hours-about = Set your quiet hours, in which you are not notified
cogs-opt-zone = place
cogs-opt-zone-about = A large city in your time zone
cogs-opt-from = from
cogs-opt-from-about = The hour from which you can be notified
cogs-opt-until = until
cogs-opt-until-about = The hour until which you can be notified
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
cogs-stats-about = -# Finished games count for the players who had the seats at the end. Ratings come only from games between people.
cogs-stats-none = You have no finished games that count yet.
cogs-stats-is-off = They are off: your games are not counted, and earlier ones were deleted here.
cogs-stats-private = Only I see them
cogs-stats-shown = Everyone sees them
cogs-stats-shown-about = On this server’s page
cogs-stats-off = Off
cogs-stats-off-about = Count nothing, and delete what there is
cogs-stats-confirm-off = This deletes your statistics for good: games, ratings, achievements. While they are off, your games are not counted, and you have no medals. Others keep what they won in games with you.
cogs-button-stats-off = Delete them
cogs-button-stats-mine = My statistics
cogs-button-stats-server = Who plays what here
cogs-stats-game = One game in detail …
cogs-stats-all = All games
cogs-stats-way-people = With people
cogs-stats-way-mixed = With AIs, or with changes of players
cogs-stats-way-alone = Alone
cogs-stats-line = { $way }: { $n ->
    [one] one game
   *[other] { $n } games
}{ $told ->
    [0] {""}
   *[other] , { $won } won
}; { $n ->
    [1] { $best }
   *[other] best { $best }, on average { $average }
}
cogs-stats-rating = Rating at tables of { $players }: **{ $rating }** ± { $spread } ({ $n } games)
cogs-stats-finding-out = Rating at tables of { $players }: not known yet ({ $n } of { $of } games)
cogs-stats-part = - { $what }: { $n ->
    [1] { $most }
   *[other] { $average } on average, { $most } at most
}
cogs-stats-cards = **Cards that you have played most:** { $cards }
cogs-stats-all-cards = **Played most at all tables:** { $cards }
cogs-stats-medals = **The deal of the day:** { $first } × first, { $second } × second, { $third } × third
cogs-stats-rivals = **Head to head** with players who show their statistics
cogs-stats-rival = { $who }: ahead { $ahead } ×{ $level ->
    [0] {""}
   *[other] , level { $level } ×
}, behind { $behind } ×
cogs-stats-picture = Your statistics
cogs-stats-picture-people = With people
cogs-stats-picture-mixed = With AIs or changes
cogs-stats-picture-alone = Alone
cogs-stats-picture-games = { $n ->
    [one] one game
   *[other] { $n } games
}{ $told ->
    [0] {""}
   *[other] , { $won } won
}
cogs-stats-picture-best = best: { $best }
cogs-stats-picture-best-average = { $n ->
    [1] { $best }
   *[other] best { $best }, average { $average }
}
cogs-stats-picture-rating = Rating, tables of { $players }
cogs-stats-picture-rivals = Ahead – level – behind
cogs-stats-alt-places = places { $places }
cogs-stats-alt-rating = rating { $rating }, { $trend ->
    [up] rising
    [down] falling
   *[level] steady
}
cogs-stats-server-title = ### Who plays what here
cogs-stats-server-none = Nobody who shows their statistics has finished a game here yet. Yours: `/stats`.
cogs-stats-server-about = -# This lists only players who show their statistics, with the last 500 games on this server. You are ranked after ten rated games, on any server.
cogs-stats-regular = { $who } ({ $n })
cogs-stats-with = **Tables of { $players }**
cogs-stats-ranked = **{ $place }.** { $who } – { $rating } ± { $spread }; here { $n ->
    [one] one game
   *[other] { $n } games
}, { $won } won
cogs-stats-unranked = – { $who } – no rating yet; here { $n ->
    [one] one game
   *[other] { $n } games
}{ $told ->
    [0] {""}
   *[other] , { $won } won
}

## Achievements, records and the year in games
cogs-stats-whose-achievements = my achievements
cogs-stats-whose-year = my year in games
cogs-stats-whose-records = this server’s records
cogs-button-stats-achievements = Achievements
cogs-button-stats-year = My year
cogs-button-stats-records = Records here
cogs-achievements-title = ### Your achievements
cogs-achievements-picture = Your achievements
cogs-achievements-about = -# Only you see this. Final messages name what a game has just reached only for players who show their statistics. Choose a game to see what each takes.
cogs-achievements-are-off = They are off: none are kept.
cogs-achievements-without-stats = Your statistics are off: no games count, so none are kept.
cogs-button-achievements-off = Switch achievements off
cogs-button-achievements-on = Switch achievements on
cogs-achievements-newest = newest: { $name }
cogs-achievements-first = for example: { $name }
cogs-achievements-reached = 🏅 **{ $name }** ({ $at }): { $about }
cogs-achievements-begun = ▫️ **{ $name }** ({ $n } of { $of }): { $about }
cogs-achievements-open = ▫️ **{ $name }**: { $about }
cogs-achievements-summary = **{ $game }**: { $n } of { $of } · { $newest }
cogs-final-achieved = 🏅 { $who }: { $names }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
cogs-records-title = ### Records of this server
cogs-records-about = -# Held by players who show their statistics (`/stats`); the last 2000 finished games on this server count.
cogs-records-line = { $players ->
    [one] Alone
   *[other] Tables of { $players }
}: { $what } **{ $value }** – { $who }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
cogs-records-total = highest result
cogs-records-margin = biggest lead
cogs-records-shortest = shortest game
cogs-records-longest = longest game
cogs-records-most = most games
cogs-year-title = ### Your { $year } in games
cogs-year-picture = { $year }: { $games }
cogs-year-which = Another year …
cogs-year-longest = Longest: { $game }, { $span }
cogs-year-streak = Deal of the day: { $n } days in a row
cogs-year-rivals = **Played with most**, of players who show their statistics
cogs-span-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
cogs-span-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
cogs-span-days = { $n ->
    [one] one day
   *[other] { $n } days
}

## Data about a person
cogs-cmd-data = data
cogs-cmd-data-about = What I know about you: export it, or delete it
cogs-cmd-data-export = export
cogs-cmd-data-export-about = Everything about you as files, for your eyes only
cogs-cmd-data-delete = delete
cogs-cmd-data-delete-about = Remove your name and your data everywhere, for good
cogs-cmd-data-server = server
cogs-cmd-data-server-about = For managers: export, move or delete this server’s tables
cogs-data-export = Everything I know about you: { $games ->
    [0] no finished game
    [one] one finished game as a file that can be replayed and checked (`sobremesa verify`)
   *[other] { $games } finished games as files that can be replayed and checked (`sobremesa verify`)
}, { $running ->
    [0] no running game
    [one] one running game with its log and your hand
   *[other] { $running } running games with their logs and your hands
}. Everything else is in `about-me.json`.
cogs-data-part = Part { $n } of { $of }
cogs-data-elsewhere = Your data fill more files than Discord lets me send where I am not a member. Ask again in a direct message to me, or on a server with me.
cogs-data-server-export = The tables of this server: { $games ->
    [one] one finished game
   *[other] { $games } finished games
}. { $closed ->
    [0] {""}
    [one] One more is still running, or can be opened again, so it is not included.
   *[other] { $closed } more are still running, or can be opened again, so they are not included.
}
cogs-data-delete-title = ### Delete everything about you
cogs-data-delete-about = Your name is removed from every table at once, and your settings and statistics are deleted. This cannot be undone. If you play again, you start from nothing.
cogs-data-delete-ai = { $which } – an AI plays on in your place
cogs-data-delete-ends = { $which } – ends, because nobody else plays there
cogs-data-delete-leaves = { $which } – you leave the lobby
cogs-data-delete-more = { $n ->
    [one] … and one more
   *[other] … and { $n } more
}
cogs-data-remains = **What remains:** finished games, with “Player 1” in place of your name, so that others can still replay and check them; messages that are already in Discord, which you can ask a manager of the server to remove; earlier backups of the database, for as long as the people who run this bot keep them.
cogs-button-data-delete = Delete me for good
cogs-button-data-export = Export my data first
cogs-data-deleted = Done: nothing here leads to you any more. Thank you for playing.
cogs-data-server-title = ### This server’s tables
cogs-data-server-now = { $running ->
    [0] No table is open
    [one] One table is open
   *[other] { $running } tables are open
}, and { $games ->
    [one] one game has been played
   *[other] { $games } games have been played
} here.
cogs-data-server-warning = Deleting ends every open table without asking its players, and removes all games with their logs and results, also from the statistics of those who played. It also deletes this server’s leagues, weekly tables and settings, and what people look for here. This cannot be undone. Deals of the day leave this server’s rankings; tables of today’s can only be deleted from tomorrow on.
cogs-button-data-server-export = Export as files
cogs-button-data-server-delete = Delete all tables …
cogs-button-data-server-sure = Yes, delete them all
cogs-data-server-sure = { $running ->
    [0] No open table would end.
    [one] One open table would end.
   *[other] { $running } open tables would end.
} Are you sure?
cogs-data-server-ends = - Table { $table } ({ $game }, { $place }): { $who }
cogs-data-server-deleted = { $n ->
    [0] There was no table to delete. Leagues, weekly tables and settings of this server are deleted.
    [one] One table was deleted, and with it this server’s leagues, weekly tables and settings.
   *[other] { $n } tables were deleted, and with them this server’s leagues, weekly tables and settings.
}
cogs-data-server-told = { $n ->
    [0] 🗑️ A manager of this server has deleted its leagues, weekly tables and settings.
    [one] 🗑️ A manager of this server has deleted its table, with its log and result, and its leagues, weekly tables and settings.
   *[other] 🗑️ A manager of this server has deleted its { $n } tables, with their logs and results, and its leagues, weekly tables and settings.
}

# -- moving tables, for managers
cogs-button-data-server-move = Move tables …
cogs-move-title = ### Bring a table here
cogs-move-about = The table you choose goes on in this channel as it is, with its players, hands and clocks, and nobody is notified again. To bring a table from another server that you manage, first press **Let them go to another server …** there, then come back here within 15 minutes.
cogs-move-none = No other channel of this server has a table in play.
cogs-move-choose = Which table?
cogs-move-table = Table { $table }: { $game }
cogs-button-move-offer = Let them go to another server …
cogs-move-offered = ✔ For the next 15 minutes you can bring tables of this server to another one that you manage: use `/data server` there, in the channel where a table should go on, and press **Move tables …**.
cogs-move-sure = Table { $table } ({ $game }, with { $who }) leaves { $place } and goes on in this channel.
cogs-move-sure-other = It also leaves the server **{ $server }**: players who are not members here will no longer see it, and before long an AI takes over for them.
cogs-button-move-sure = Yes, bring it here
cogs-move-done = Table { $table } goes on here.
cogs-move-told = 📦 A manager of this server has moved the table: it goes on in { $place }.
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
cogs-cmd-invite-about = Invite a person to join the lobby
cogs-cmd-give = give
cogs-cmd-give-about = Ask a person to take over your seat during the game
cogs-cmd-follow = follow
cogs-cmd-follow-about = Get news of this table without playing
cogs-opt-person = person
cogs-opt-person-about = Who?
cogs-opt-every = when
cogs-opt-every-about = At every round, or when the game is over
cogs-every-round = every round
cogs-every-end = at the end
cogs-guest-asked = I have asked { $who }. They have two days to answer.
cogs-guest-cannot = They cannot take a seat here: they cannot see the table’s channel, or are a bot.
cogs-guest-sits = The seat is yours, with everything on it.
cogs-guest-joined = You have a seat. The game begins when the person who opened the table starts it.
cogs-guest-declined = Noted. You will not be asked again at this table.
cogs-guest-never = Nobody can invite you by name from now on. `/settings` changes that.
cogs-button-guest-accept = Sit down
cogs-button-guest-accept-at = Sit down: { $game } #{ $table }
cogs-button-guest-decline = No, thank you
cogs-button-guest-never = Never invite me
cogs-button-invitable-on = Let people invite me by name
cogs-button-invitable-off = Nobody may invite me by name
cogs-button-ask-ready = All ready?
cogs-button-ready = I am ready
cogs-lobby-ready = { $n ->
    [0] -# Ready: { $who }.
   *[other] -# Ready: { $who }. Not yet: { $waiting }.
}
cogs-button-follow-round = Follow: every round
cogs-button-follow-visit = Follow: every visit
cogs-button-follow-end = Follow: the end
cogs-button-unfollow = Stop following
cogs-follows-round = I will send you one direct message that is updated every round, and another when the game is over.
cogs-follows-visit = I will send you one direct message that is updated at every visit, and another when the game is over.
cogs-follows-end = I will send you a direct message when the game is over.
cogs-unfollowed = You no longer follow this table.
cogs-follow-round = { $which }: a new round has begun.
cogs-follow-visit = { $which }: a new visit has begun.
cogs-follow-over = { $which } is over.
cogs-button-forbid-calls = Mute: notify nobody in the channels
cogs-button-allow-calls = Notify people in the channels again
cogs-button-forbid-invitations = Forbid invitations by name
cogs-button-allow-invitations = Allow invitations by name
cogs-button-forbid-following = Forbid following tables
cogs-button-allow-following = Allow following tables
cogs-button-forbid-achievements = Hide achievements in channels
cogs-button-allow-achievements = Show achievements in channels

## The local table
cogs-quick-learn = Learn a game by playing
cogs-quick-play = Play { $game }

## Learning by playing
cogs-cmd-learn = learn
cogs-cmd-learn-about = Learn a game by playing it: a few guided turns, for you alone
cogs-opt-learn-game-about = Which game would you like to learn?
cogs-button-learn = Learn by playing
cogs-button-play-on = Play on
cogs-button-other-lesson = Another lesson
cogs-button-learn-game = Learn { $game }
cogs-button-learn-on = Go on: { $game }
cogs-button-learn-anew = From the start: { $game }
cogs-button-anyway = Do it anyway
cogs-button-play = Play { $game }
cogs-button-lesson-end = Close the lesson
cogs-button-lesson-again = Once more from the start
cogs-button-no-tips = No more tips
cogs-my-table-lesson = ✎ { $which } – your lesson; it waits for you, there is no hurry
cogs-my-table-puzzle = ✎ { $which } – your own variation; it waits for you, there is no hurry
cogs-my-table-late-deal = ✎ { $which } – the deal of { $day }; that day is over, so it is not ranked and there is no hurry
cogs-lessons-title = ### Learn by playing
cogs-lessons-none = There is no lesson for this game yet. Its rules are under **Help**.
cogs-lessons-game = **{ $game }** · about { $minutes } minutes, { $steps } steps
    { $about }
cogs-lessons-about = -# Real turns with real buttons, for you alone; nobody waits and nothing counts. Stop whenever you like: `/learn` goes on where you were.
cogs-lesson-step = -# ✎ Lesson, step { $n } of { $steps }
cogs-lesson-mark = ➤ { $what }
cogs-lesson-not-yet = ✋ “{ $other }” is allowed, but the lesson shows this first: **{ $wanted }**.
cogs-lesson-astray = -# ✎ You have left the path of the lesson, so it no longer guides you. **Undo** may bring it back, or just play on.
cogs-lesson-over = -# ✎ The lesson ends here; the game does not.
cogs-lesson-ended = That was your lesson of **{ $game }**. Use `/play` to open a real table: friends press **Join**, AIs take the other seats.
cogs-lesson-ended-alone = Your lesson of **{ $game }** is over. Use `/play` for a real game, and press **Deal**.
cogs-tip = -# ✎ { $tip }
cogs-tips-off = No more tips. `/settings` brings them back.
cogs-setting-tips-on = Tips in my first game
cogs-setting-tips-on-about = At each question, in every game that is new to me
cogs-setting-tips-off = No tips

## Undoing with the consent of others
cogs-button-takeback = Ask to undo …
cogs-button-keep = Never mind
cogs-undo-title = ### Undo with the others’ consent
cogs-undo-explained = Choose the first of your choices to undo. Everything after it is undone too, including what others did; the same draws will come again. Everyone who has acted or learnt something since must agree within a day. If you act in the meantime, your request lapses.
cogs-undo-explained-practice = Choose the first of your choices to undo. Everything after it is undone too; the same draws will come again. Anyone who has acted or learnt something since is asked first. If nobody has, it happens at once, because this is a practice table.
cogs-undo-which = Back to before …
cogs-undo-back = { $n ->
    [one] Your last choice
   *[other] Undoes your last { $n } choices
}
cogs-undo-untold = A choice that the log does not mention
cogs-undo-none = There is nothing here that you can ask to undo.
cogs-undo-wish = ### { $who } asks to undo this
cogs-undo-until = If not everyone asked agrees by { $when }, everything stays as it is.
cogs-undo-done = The table is back where it was before.
cogs-undo-withdrawn = You have withdrawn your request. Everything stays as it is.
cogs-vote-undo-grant = Yes, undo it
cogs-vote-undo-refuse = No
cogs-vote-undo-look = What would be undone?
cogs-voted-undo-grant = Noted: you agree. The others are not told how anyone voted.
cogs-decided-undo-grant = All agree: the table is back where it was before.
cogs-decided-undo-refuse = Noted: it stays as it is. The others are not told that it was you.
cogs-practice = Practice
cogs-practice-about = Undo as much as you like; the game does not count for statistics.
cogs-lobby-practice = **Practice**: while nobody else has acted or learnt anything, you can undo as much as you like. The table does not count for statistics.
cogs-final-practice = -# This was practice and does not count for statistics.

## Orders: answers given ahead

cogs-button-orders = Orders
cogs-orders-title = ### Your orders
cogs-orders-about = -# An order answers for you one minute after you are asked. Nobody else sees your orders; they see only your answer, and that it came after a minute.
cogs-orders-none = You have given no orders.
cogs-orders-nobody-waits = Nobody waits for you at this table, so there is nothing to answer ahead.
cogs-orders-done = **Done:**
cogs-orders-soon = ⏳ One of your orders is about to answer this. Under *Orders* you can let it answer now, or answer yourself.
cogs-orders-lapsed = One of your orders no longer fitted and was dropped; *Orders* says why.
cogs-order-answers = ⏳ Your order answers { $at }: **{ $what }**.
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
cogs-order-state-held = It is on hold until you act yourself.
cogs-order-state-asleep = It is on hold until you resume it:
cogs-order-state-spent = It was used.
cogs-order-state-dropped = It was dropped:
cogs-order-why-undone = you undid what it did.
cogs-order-why-guard = its condition was not met.
cogs-order-why-option = it was no longer possible.
cogs-order-why-over = the round was over.
cogs-order-why-broken = the rules could not carry it out.
cogs-order-why-rest = Not all of it was possible; the rest was left to you.
cogs-order-select = Change an order …
cogs-order-now = Answer now
cogs-order-withdraw = Withdraw it
cogs-order-change = Change it
cogs-order-wake = Resume it
cogs-order-first = Try it before the others
cogs-order-clear = Clear finished orders
cogs-order-back = Back to the table
cogs-order-given = ✔ Order given. Only you can see it.
cogs-orders-always = This question, from the next time on …
cogs-orders-always-answer = Always: { $what }
cogs-orders-decline = Decline, until it offers something else
cogs-orders-proposed = Follow the suggestion, every time …
cogs-plan-begin = Plan my next turn
cogs-plan-title = ### Plan ahead
cogs-plan-about = This is how the table might look when you are next asked. What you choose will be your answer then, if it is possible.
cogs-plan-lost = The game has gone on, and part of your plan no longer fits.
cogs-plan-stale = You have already answered that. This is your plan now.
cogs-plan-so-far = Your plan: **{ $what }**
cogs-plan-changes = Your order stays as it is until you replace it with this one.
cogs-plan-whole = ### Your plan
cogs-plan-over = That ends your turn.
cogs-plan-enough = Finish the plan
cogs-plan-back = One step back
cogs-plan-stop = Discard the plan
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
cogs-vote-late-ai = Let an AI play
cogs-vote-late-end = End the game
cogs-voted-late-wait = Noted: wait once more.
cogs-voted-late-ai = Noted: an AI plays.
cogs-voted-late-end = Noted: end the game.
cogs-decided-late-wait = Decided: the table waits once more.
cogs-decided-late-ai = Decided: an AI plays until they are back.
cogs-decided-late-end = Decided: the game has ended. You can open it again for at least a day.
cogs-decided-late-tie = A tie: the table waits once more. If you tie again, an AI plays.
cogs-vote-away-wait = Wait
cogs-vote-away-ai = Let an AI play
cogs-voted-away-wait = Noted: wait.
cogs-voted-away-ai = Noted: an AI plays.
cogs-decided-away-wait = Decided: the table waits.
cogs-decided-away-ai = Decided: an AI plays until they are back.
cogs-warning-ask = ⏳ { $who }, your time at the table of { $game } ends { $when }. After that the others decide whether to keep waiting. { $link }
cogs-warning-ai = ⏳ { $who }, your time at the table of { $game } ends { $when }. After that an AI plays for you until you are back. { $link }
cogs-forecast-turn = 🔮 Your turn will come between { $since } and { $until }.
cogs-forecast-end = 🔮 The game will end between { $since } and { $until }.
cogs-time-ends = ⏳ Your time ends { $when }.
cogs-button-back-at = I’m back: { $game } #{ $table }
cogs-button-back = I’m back
cogs-pace-title = Pace
cogs-pace-now = **Pace**: { $pace }. { $then } Each player’s time stops in their quiet hours (`/hours`) and while they are away (`/away`).
cogs-pace-none = No clock
cogs-pace-none-about = Everyone takes the time they need
cogs-pace-hour = An hour per decision, 12 hours in reserve
cogs-pace-hour-each = An hour per decision
cogs-pace-quarter = Six hours per decision, a day in reserve
cogs-pace-quarter-each = Six hours per decision
cogs-pace-day = A day per decision, three days in reserve
cogs-pace-day-each = A day per decision
cogs-pace-days = Three days per decision, a week in reserve
cogs-pace-days-each = Three days per decision
cogs-pace-week = A week per decision, a week in reserve
cogs-pace-week-each = A week per decision
cogs-pace-then-ask = When time runs out, the others are asked.
cogs-pace-then-ai = When time runs out, an AI plays at once.
cogs-away-button = I will be away …
cogs-away-title = ## Away
cogs-away-draft = From { $since } to { $until }. After that you have { $left ->
    [one] one day
   *[other] { $left } days
 } left of the { $year } that you can be away in any 365 days.
cogs-away-too-long = From { $since } to { $until }. { $over ->
    [one] That is one day
   *[other] That is { $over } days
 } more than the { $year } that you can be away in any 365 days. Please choose a shorter time.
cogs-away-more = From { $when } you have more again.
cogs-away-planned = You will be away from { $since } to { $until }.
cogs-away-running = You are away until { $until }.
cogs-away-note = Your note: “{ $note }”
cogs-away-no-note = Without the note
cogs-away-nothing = You are not playing at any table right now.
cogs-away-rules = -# Your tables are told, and you are not notified meanwhile. Clocks stop; for questions that are already open, only a day after you announce it. At most { $stretch } days in a row.
cogs-away-does-wait = { $which }: waits for you.
cogs-away-does-ai = { $which }: an AI plays until you are back.
cogs-away-does-ask = { $which }: the others are asked whether to wait or let an AI play.
cogs-away-does-alone = { $which }: nobody else is waiting there; nothing changes.
cogs-away-does-daily = { $which }: the deal of the day ends with its day, even if you are away.
cogs-away-does-lobby = { $which }: has not begun. If it begins meanwhile, your choice holds there too.
cogs-away-does-lent = { $which }: an AI plays for you already, until you take your seat back.
cogs-season-given = This is a table of a season: if they take your seat, you get no points for it.
cogs-season-ends = This is a table of a season: a game that ends early has no result there for anybody.
cogs-season-ai = It is a table of a season: what the AI earns does not count for you if it still plays at the end.
cogs-season-round = Its round ends { $when }: from then on an AI plays when you are waited for, and what it earns does not count for you.
cogs-away-over = But your time for the open question there ends { $when }.
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
cogs-away-how-ai = An AI plays for me
cogs-away-how-ask = The others are asked
cogs-away-go = Tell my tables
cogs-away-back = I’m back
cogs-away-is-back = Welcome back! Seats where an AI played because you were away are yours again; `/tables` shows what waits for you.
cogs-away-was-not = You were not away.
cogs-cmd-away = away
cogs-cmd-away-about = Be away for some days: see what your tables will do, then tell them
cogs-opt-days = days
cogs-opt-days-about = For how many days
cogs-opt-begin = begin
cogs-opt-begin-about = In how many days it begins (0: now)
cogs-opt-how = meanwhile
cogs-opt-how-about = What your tables do meanwhile
cogs-opt-note = note
cogs-opt-note-about = A line for the people you play with

## Notifications
cogs-notices-button = Notifications
cogs-notices-title = ### Your notifications
cogs-notices-once = - At once: you are notified when you are asked something.
cogs-notices-daily = - Once a day, at **{ $hour }** in { $place } (it is { $time } there): one message with everything that waits for you. The next one comes { $when }.
cogs-notices-home = - In the channel of the table.
cogs-notices-room = - What is for you alone comes by direct message. The question itself is always in the channel.
cogs-notices-closed = ⚠ Discord does not let me send you direct messages, so I notify you in the channel. Allow direct messages from a server that I am in and choose “by direct message” once more.
cogs-notices-next = - You are also told when you are next.
cogs-notices-muted = - { $n ->
    [one] One table does
   *[other] { $n } tables do
 } not notify you.
cogs-notices-about = You are notified once of each question, and reminded once after a day (`/settings`). In your quiet hours nothing comes; when they are over, one message lists what waits. A table with a clock warns you in any case.
cogs-notices-how = When do you want to be notified?
cogs-notices-at-once = At once
cogs-notices-at = Once a day, at { $hour }
cogs-notices-where = Where do you want to be notified?
cogs-notices-in-home = In the channel of the table
cogs-notices-in-room = By direct message
cogs-notices-next-on = Tell me when I am next
cogs-notices-next-off = Not when I am next
cogs-notices-unmute = Unmute { $game } #{ $table }
cogs-button-mute = Mute this table
cogs-button-unmute = Unmute this table
cogs-button-next-on = Tell me when I am next
cogs-button-next-off = Not when I am next
cogs-button-tables = All my tables
cogs-muted = 🔕 This table is muted: it does not notify you. You still find it in `/tables`.
cogs-unmuted = 🔔 This table notifies you again.
cogs-next-from-now = 🔔 At every table you are now told when you are next.
cogs-next-no-more = You are no longer told when you are next.
cogs-room-opened = ✔ Your notifications come here. You can change that in `/settings` under “Notifications”.
cogs-room-opened-for-this = ✔ What you have just asked for comes here. All else stays as you have set it in `/settings` under “Notifications”.
cogs-trouble-rooms = So many people are doing this right now that Discord makes me wait. Please try again later.
cogs-waits = ➤ { $who }, the table of { $game } is waiting for you. { $link }
cogs-waits-votes = ➤ { $who }, { $n ->
    [one] a vote waits
   *[other] { $n } votes wait
 } for you at the table of { $game }. { $links }
cogs-next-one = ➤ { $who }, you are next at the table of { $game }. { $link }
cogs-lent-here = ⌛ { $who }, an AI is playing for you at the table of { $game }. { $link }
cogs-ended-here = { $who }, the game of { $game } was ended early while you were not there.
cogs-invited-waking = ➤ { $who }, you were invited to a table of { $game }.
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
cogs-wishes-title = ### { $n ->
    [one] A table that you look for is open
   *[other] { $n } tables that you look for are open
 }
cogs-news-title = ### News of your tables
cogs-call-question = { $which } – asked { $since }
cogs-call-reminder = ⌛ { $which } – still waiting, asked { $since }
cogs-call-votes = { $which } – a vote waits for you { $link }
cogs-call-next = { $which } – you are next
cogs-call-invitation = { $which } – you are invited
cogs-call-wish = { $which } – you look for such a table
cogs-call-lent = { $which } – an AI is playing for you
cogs-call-ended = { $which } – ended early while you were not there
cogs-tables-waiting = { $n ->
    [0] No other player is waiting for you.
    [one] One table is waiting for you.
   *[other] { $n } tables are waiting for you.
}
cogs-table-muted = 🔕 It does not notify you.
cogs-table-votes = { $n ->
    [one] A vote waits
   *[other] { $n } votes wait
} for you: { $links }
cogs-button-daily-remind = Remind me by direct message
cogs-room-daily = ✔ Two hours before the day ends, or an hour before your quiet hours if they begin earlier, a direct message reminds you if your private deal is not finished.
cogs-room-daily-no-reminders = ✔ I can send you direct messages now. But your reminders are off: turn them on in `/settings`. Then, two hours before the day ends, or an hour before your quiet hours if they begin earlier, a direct message reminds you if your private deal is not finished.
cogs-trouble-closed = Discord does not let me send you direct messages. Allow them from a server that I am in and try again.
cogs-trouble-discord = Discord does not answer at the moment. Please try again.

## Finding people
cogs-find-title = ## Open tables on this server
cogs-find-none = No open table here has a free seat at the moment. With `/play` you open one.
cogs-find-none-of = No open table of **{ $game }** here has a free seat at the moment. With `/play` you open one.
cogs-find-lobby = **{ $n }. { $game }** in { $place }
cogs-find-facts = { $free ->
    [one] One free seat
   *[other] { $free } free seats
} · { $pace } · opened by { $who }
cogs-find-others = ### Who looks for a table
cogs-find-own = ### You look for
cogs-find-own-shown = { $what } (everybody here can see it)
cogs-find-own-hidden = { $what }
cogs-find-unreachable = ⚠ Discord does not let me send you direct messages, so I cannot tell you of what you look for in secret. Allow them from this server and save your wish once more.
cogs-find-unreachable-muted = ⚠ The managers of this server let me notify nobody in its channels, and I cannot send you direct messages. So I cannot tell you of what you look for. Allow them from this server and save your wish once more.
cogs-find-any-game = Any game
cogs-find-any-pace = Any pace
cogs-find-every-day = every day
cogs-find-join = Join { $n }
cogs-find-join-at = Join { $game } #{ $table }
cogs-find-newest = Newest
cogs-find-older = More tables
cogs-find-wish = Tell me when …
cogs-find-drop = Look no more for …
cogs-find-drop-one = Look no more
cogs-find-dropped = ✔ You no longer look for this.
cogs-find-saved = ✔ You are told when the person who opens such a table tells those who look.
cogs-find-joined = ✔ You have a seat at **{ $game }** in { $place }.
cogs-find-tell = Tell those who look
cogs-find-tell-of = Tell those who look: { $game } #{ $table }
cogs-find-offer = -# **Tell those who look** notifies people who have asked in `/find` for such a table, once. Choose the pace and **Who may join** in the lobby first: they decide whom the table fits.
cogs-find-told = ✔ People who look for such a table and may join it are told of it, outside their quiet hours.
cogs-server-only = This works only on a server that I was added to.
cogs-find-wish-title = ### Tell me when a table is opened
cogs-find-wish-about = You are told of a table that fits when the person who opens it presses **Tell those who look**: at most once for each table, outside your quiet hours (`/hours`), on the days that you choose. It stays until you withdraw it in `/find`.
cogs-find-seen = - **Everybody here can see** in `/find` that you look. You are told where you get your notifications (`/settings`).
cogs-find-seen-muted = - **Everybody here can see** in `/find` that you look. The managers of this server let me notify nobody in its channels, so you are told by direct message.
cogs-find-unseen = - **Nobody can see** that you look. So you are told by direct message.
cogs-find-zone = - The days are those in { $place }; `/hours` changes that.
cogs-find-utc = - The days are those of UTC, since I do not know where you live; `/hours` tells me.
cogs-find-days = On which days?
cogs-find-save = Tell me
cogs-find-show = Show that I look
cogs-find-hide = Do not show it
cogs-find-back = Back
cogs-wish-here = ➤ { $who }, a table of { $game } like the one you look for is open here.

## Standing invitations
cogs-weekly-line = **{ $game }** in { $where }: every { $day } at { $time } ({ $place })
cogs-weekly-next = opened for { $who }, next { $when }
cogs-weekly-about = A table opens here by itself at that time, and you have a seat at it. It waits for six days. If no game comes of it { $n ->
    [one] once
   *[other] { $n } times in a row
}, this ends; you can withdraw it before in `/find`, and so can the people who manage this server. If another table is running here at that time, that week is left out.
cogs-weekly-find = Open tables
cogs-weekly-title = ### Every week
cogs-weekly-drop = Withdraw a weekly table …
cogs-weekly-dropped = ✔ It no longer opens by itself.
cogs-weekly-told = 📅 A manager of this server has withdrawn a weekly table, so it no longer opens by itself. { $what }
cogs-trouble-time = Please give the time as `20:00`.
cogs-day-0 = Monday
cogs-day-1 = Tuesday
cogs-day-2 = Wednesday
cogs-day-3 = Thursday
cogs-day-4 = Friday
cogs-day-5 = Saturday
cogs-day-6 = Sunday

## How people play, shown in lobbies
cogs-lobby-profile-games = { $n ->
    [0] first game
    [one] one game played
   *[other] { $n } games played
}
cogs-lobby-profile-rating = rating { $rating } ± { $spread }
cogs-lobby-profile-punctual = { $percent }% answered in time
cogs-button-profile-on = Show how I play in lobbies
cogs-button-profile-off = Do not show how I play in lobbies
cogs-profile-shown = ✔ In lobbies, others now see your rating, how many games you have played, and how many questions you have answered within the pace’s time.
cogs-profile-hidden = ✔ Others no longer see in lobbies how you play.

## Leagues
cogs-cmd-league = league
cogs-cmd-league-about = Leagues and tournaments of this server
cogs-cmd-league-open = open
cogs-cmd-league-open-about = Open a season in this channel (for people who manage the server)
cogs-cmd-league-show = show
cogs-cmd-league-show-about = Seasons of this server: enter, standings, rounds
cogs-opt-season = name
cogs-opt-season-about = The season’s name
cogs-opt-seats = seats
cogs-opt-seats-about = How many people sit at a full table
cogs-opt-format = format
cogs-opt-format-about = How the rounds are paired
cogs-opt-rounds = rounds
cogs-opt-rounds-about = How many rounds (0: by the number of entrants)
cogs-opt-round-days-about = How many days a round lasts (0: no deadline)
cogs-opt-second = second
cogs-opt-second-about = Another game, which takes turns with the first
cogs-opt-third = third
cogs-opt-division = division
cogs-opt-division-about = Round robin: how many people are in a division (0: all)
cogs-opt-after = after
cogs-opt-after-about = Round robin: the season whose divisions this one continues
cogs-opt-promoted = promoted
cogs-opt-promoted-about = How many go up and down after that season
cogs-league-format-swiss = Swiss rounds: equal points meet
cogs-league-format-robin = Round robin, in divisions if you like
cogs-league-format-knockout = Single elimination
cogs-league-title = ## Seasons of this server
cogs-league-none = This server has no seasons yet. People who manage it open one with `/league open`.
cogs-league-choose = Which season?
cogs-league-server = Leagues are played in servers.
cogs-league-plan = { $games } · { $format ->
    [swiss] Swiss rounds
    [robin] { $division ->
        [0] round robin
       *[other] round robin in divisions of about { $division }
    }
   *[knockout] single elimination
} · { $seats } seats at a table{ $rounds ->
    [0] {""}
    [one] {" · "}one round
   *[other] {" · "}{ $rounds } rounds
}
cogs-league-continues = This season continues **{ $name }**: { $n ->
    [0] nobody goes up or down between its divisions.
    [one] one person of each division goes up, and one goes down.
   *[other] { $n } people of each division go up, and as many go down.
}
cogs-league-time = { $pace }{ $days ->
    [0] .
    [one] ; a round lasts one day.
   *[other] ; a round lasts { $days } days.
}
cogs-league-open = **Open**: { $n ->
    [0] nobody has entered yet.
    [one] one person has entered.
   *[other] { $n } people have entered.
}
cogs-league-now = **Round { $n } of { $rounds }**: { $tables ->
    [one] { $done } of 1 table is done
   *[other] { $done } of { $tables } tables are done
}{ $timed ->
    [0] .
   *[other] ; until <t:{ $until }:f>.
}
cogs-league-begins = **Round { $n } of { $rounds }**: its tables are being opened.
cogs-league-status-open = Open
cogs-league-status-playing = Being played
cogs-league-status-over = The season is over.
cogs-league-status-cancelled = The season did not take place.
cogs-league-enter = Enter
cogs-league-leave = Drop out
cogs-league-standings = Standings
cogs-league-rounds = Rounds
cogs-league-round = **Round { $n } of { $rounds }**
cogs-league-at = **Table { $table }**: { $who }
cogs-league-round-button = Round { $n }
cogs-league-start = Start
cogs-league-end = End the season
cogs-league-export = Save as { $kind }
cogs-league-sure = Do you really want to end **{ $name }** now? Games in progress can be played on, but no longer count here.
cogs-league-leave-sure = Do you really want to drop out of **{ $name }**? { $again ->
    [0] You could not enter it again.
   *[other] You could enter again until the last round begins, without points for the rounds that you miss.
}
cogs-league-entered = You take part.
cogs-league-left = You have dropped out. Please still finish the game that you are in, or hand your seat to an AI.
cogs-league-opened = The season is open. Start it here (`/league show`) when enough people have entered.
cogs-league-started = The season begins: the tables are being opened.
cogs-league-file = The season as a file
cogs-league-you-are-in = You take part.
cogs-league-you-left = You have dropped out.
cogs-league-you = You: { $division ->
    [0] {""}
   *[other] division { $division },{" "}
}place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cogs-league-you-bye = You have a bye in this round; it is worth as much as a win.
cogs-league-your-tables = { $n ->
    [one] Your table
   *[other] Your tables
}: { $where }
cogs-league-division = **Division { $n }**
cogs-league-line = **{ $place }.** { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $n ->
    [one] { $n } game
   *[other] { $n } games
}{ $left ->
    [0] {""}
   *[other] {" "}· dropped out
}
cogs-league-tie-opponents = opponents’ average { $n }
cogs-league-tie-stage = reached round { $n }
cogs-league-tie-final = won the final
cogs-league-tie-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
cogs-league-tie-share = share of points { $n }
cogs-league-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
cogs-league-unknown = Unknown
cogs-league-bye = - { $who }: a bye
cogs-league-void = no result
cogs-league-table = 🏆 **{ $name }** · round { $round }, table { $table }: { $who } play { $game }.
cogs-league-thread = { $name } · round { $round }, table { $table }
cogs-cmd-league-result = result
cogs-cmd-league-result-about = Decide a table after an appeal (for people who manage the server)
cogs-opt-round = round
cogs-opt-round-about = The number of the round
cogs-opt-table-number = table
cogs-opt-table-number-about = The number of the table in that round
cogs-opt-order = order
cogs-opt-order-about = Mention its people from the first place to the last
cogs-opt-which-season = season
cogs-opt-which-season-about = Which season, if there are several
cogs-league-no-rounds = Here the number of rounds follows from the entrants. Leave out `rounds`: it is for Swiss rounds, and for a round robin at tables of three or more.
cogs-league-robin-only = `division` and `after` are for a round robin only. Choose that `format`, or leave them out.
cogs-league-after-only = `promoted` is for a round robin that goes on with the divisions of an earlier season. Name that season with `after`, or leave out `promoted`.
cogs-league-decided = The table is decided, and everybody is told.
cogs-league-which = Please say which season you mean.
