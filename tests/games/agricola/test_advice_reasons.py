"""The reasons of the adviser of Agricola name what an answer brings in the position where it is asked."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games.agricola.ai.planner.advice import explain, reason
from games.agricola.ai.planner.answer_reasons import card_worth, for_goods, of_keeping, of_meal
from games.agricola.ai.planner.gains import brings, of_freed
from games.agricola.ai.planner.taste import taste_for
from games.agricola.ai.planner.turns import Turn
from games.agricola.ai.planner.worth import worth
from games.agricola.harvest.feeding import bill_of, feed_decision
from games.agricola.state import Phase
from games.core.catalogue import catalogue
from games.core.copying import copy_of
from games.core.text import Text
from games.core.view import seat_view
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import Table, both, farm, give, table

TEXTS = ("games.core.texts", "games.agricola.texts")
LANGUAGES = ("en", "es", "it")


def told(why: Text | None, language: str = "en") -> str:
    assert why is not None
    return catalogue(language, TEXTS).translate(why, str)


def advised(one: Table, language: str = "en") -> str:
    return told(explain(seat_view(one.session, 0), one.asked())[1], language)


@pytest.mark.parametrize(("language", "said"), [
    ("en", "With this you have 3 fields: they score 2 points. It can only be here. "),
    ("es", "Con este tienes 3 campos: dan 2 puntos. Solo puede ir aquí. "),
    ("it", "Con questo hai 3 campi: valgono 2 punti. Può stare solo qui. "),
])
def test_a_field_is_praised_for_its_points_and_not_for_a_choice_that_there_is_not(language: str, said: str) -> None:
    """"Later fields must touch this one" was said of the only space, and of the last one of the farm."""
    one = table(2, farm(fields="a1 b1", rooms="a2 a3 b2"), round_number=3)
    one.place("farmland")
    assert one.ids() == ("c1",)
    assert advised(one, language).startswith(said)


def test_the_first_field_is_not_said_to_score() -> None:
    """One field scores as little as none."""
    one = table(2, round_number=3)
    before, after = copy_of(one.me()), copy_of(one.state)
    after.players[0].yard = before.yard.laid("field", before.yard.spaces(("b1",)))
    why = reason(one.state, 0, Turn(0.0, "farmland", after), taste_for(one.state))
    assert told(why) == "With your first field you can sow; fields score from the second on."


@pytest.mark.parametrize(("language", "said"), [
    ("en", "You gain: 1 point (Pastures)."), ("es", "Ganas: 1 punto (Pastizales)."),
    ("it", "Ottieni: 1 punto (Pascoli)."),
])
def test_a_fence_that_divides_a_pasture_uses_no_further_space(language: str, said: str) -> None:
    """Of every fence it was said that fewer spaces are left unused."""
    one = table(2, round_number=9)
    player = one.me()
    player.yard = player.yard.ringed_by_fences(player.yard.spaces(("d1", "e1")))
    after = copy_of(player)
    after.yard = after.yard.ringed_by_fences(after.yard.spaces(("e1",)))
    assert told(brings(one.state, player, after), language) == said


def test_what_is_gained_is_named_with_its_points() -> None:
    one = table(2, round_number=9)
    player = one.me()
    after = copy_of(player)
    after.yard = after.yard.ringed_by_fences(after.yard.spaces(("d1", "e1")))
    assert told(brings(one.state, player, after)) == (
        "You gain: room for 4 more animals, 2 unused spaces fewer (2 points), and 2 points (Pastures)."
    )


@pytest.mark.parametrize(("language", "said"), [
    ("en", "You get 1 clay and 1 reed. For this you lacked 1 clay: Fireplace"),
    ("es", "Recibes 1 adobe y 1 junco. Para esto necesitabas aún 1 adobe: Hogar"),
    ("it", "Ricevi 1 argilla e 1 canna. Per questo avevi ancora bisogno di 1 argilla: Focolare"),
])
def test_only_the_goods_that_a_goal_lacks_are_said_to_be_needed_for_it(language: str, said: str) -> None:
    """Reed was said to be what a fireplace needs."""
    one = table(6, give(wood=3, clay=1, reed=1, food=5), round_number=2)
    why = for_goods(one.state, one.me(), {"clay": 1, "reed": 1}, taste_for(one.state))
    assert told(why, language).startswith(said)


@pytest.mark.parametrize(("language", "said"), [
    ("en", "C1 becomes free: 3 free spaces then lie together there."),
    ("es", "C1 queda libre: así hay 3 parcelas libres juntas."),
    ("it", "C1 diventa libero: così ci sono 3 spazi liberi uniti."),
])
def test_a_cleared_space_is_judged_by_what_lies_around_it(language: str, said: str) -> None:
    one = table(2, farm(forests="a1 c1 c2 e1", moors="d2 e2 b2 b1"), moor=True, round_number=3)
    yard = one.me().yard
    yard = yard.lifted(yard.forests | yard.moors)
    yard = yard.laid("forest", yard.spaces(("c1", "b1", "b2", "c2", "d2", "e2")))
    assert told(of_freed(yard, ("c1",)), language) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_seeds_are_said_to_become_what_grows_until_the_next_harvest(language: str) -> None:
    one = table(2, both(farm(fields="a1 b1"), give(grain=1, food=4)), round_number=6)
    one.place("grain_utilization")
    said = advised(one, language)
    assert "3 " in said and "7" in said.split(".")[1]


def test_animals_that_are_given_up_are_named() -> None:
    one = table(2, give(sheep=5), round_number=6)
    assert told(of_keeping(one.state, one.me(), ("sheep=1",), cooks=True)) == (
        "There is no room for all. You will miss these least: 4 sheep."
    )


@pytest.mark.parametrize(("more", "said"), [
    (0.5, "half a point more"), (3.0, "about 3 points more"), (11.0, "clearly more points"), (-1.0, "costs you least"),
])
def test_a_card_is_praised_by_what_it_is_expected_to_bring(more: float, said: str) -> None:
    one = table(2, round_number=6)
    taste = taste_for(one.state)
    there = worth(one.state, one.me(), taste)
    why = card_worth(one.state, one.me(), "well", there + more, taste)
    for language in LANGUAGES:
        assert told(why, language)
    assert said in told(why)


@pytest.mark.parametrize(("language", "said"), [
    ("en", "You get 1 reed and 1 food. Your family needs 4 food at the next harvest, and you have 3."),
    ("es", "Recibes 1 junco y 1 alimento. En la próxima cosecha la familia necesita 4 alimentos; tienes 3."),
    ("it", "Ricevi 1 canna e 1 cibo. Al prossimo raccolto servono 4 cibo per la famiglia; ne hai 3."),
])
def test_food_for_the_harvest_comes_before_goods_that_no_plan_needs(language: str, said: str) -> None:
    """Of food and a reed only the reed was named, where the family lacked the food."""
    one = table(3, both(farm(house="stone", people=2), give(food=3)), round_number=13)
    after = copy_of(one.state)
    after.players[0].goods["food"] += 1
    after.players[0].goods["reed"] += 1
    after.players[0].home = 1
    assert told(reason(one.state, 0, Turn(0.0, "day_laborer", after), taste_for(one.state)), language) == said


@pytest.mark.parametrize("people", [4, 5])
def test_rooms_that_nobody_can_move_into_are_praised_for_their_points_alone(people: int) -> None:
    """A family has five people at most, and was promised room for three more."""
    one = table(2, both(
        farm(rooms="a1 b1 b2 a2 a3", house="clay", people=people), give(clay=20, reed=9, food=20)
    ), round_number=10)
    after = copy_of(one.state)
    after.players[0].yard = after.players[0].yard.laid("room", after.players[0].yard.spaces(("b3",)))
    why = reason(one.state, 0, Turn(0.0, "farm_expansion", after), taste_for(one.state))
    assert told(why) == "You gain: 1 unused space fewer (1 point) and 1 point (Clay rooms)."
    one.place("farm_expansion")
    assert "people" not in advised(one) and "person" not in advised(one)


def test_a_stone_house_is_praised_for_what_it_scores_more_than_the_clay_one() -> None:
    """Three rooms of clay score 3 points, and as stone 6: the gain was said to be 6."""
    one = table(2, farm(rooms="a1 b1 a2", house="clay"), round_number=14)
    after = copy_of(one.state)
    after.players[0].house = "stone"
    why = reason(one.state, 0, Turn(0.0, "house_redevelopment", after), taste_for(one.state))
    assert told(why) == "You gain: 3 points (Stone rooms)."


@pytest.mark.parametrize(("language", "said"), [
    ("en", "brings more than it costs"), ("es", "da más de lo que cuesta"), ("it", "dà più di quello che costa"),
])
def test_a_card_that_helps_later_is_not_said_to_help_at_once(language: str, said: str) -> None:
    """Peat-Cutting Rights bring something in the fourth round from now at the earliest."""
    one = table(2, round_number=10, moor=True, level=3)
    after = copy_of(one.state)
    after.players[0].minors.append("M056")
    assert said in told(reason(one.state, 0, Turn(0.0, "lessons", after), taste_for(one.state)), language)


def test_room_beyond_all_animals_is_no_gain() -> None:
    """A stable in a large pasture was praised for room for 270 more animals."""
    one = table(2, round_number=14)
    player = one.me()
    player.yard = player.yard.ringed_by_fences(player.yard.spaces(f"{x}{y}" for y in (1, 2, 3) for x in "cde"))
    after = copy_of(player)
    after.yard = after.yard.with_stables(after.yard.spaces(("e1", "e2")))
    assert told(brings(one.state, player, after)) == "You gain: 2 points (Fenced stables)."


@pytest.mark.parametrize(("language", "said"), [
    ("en", "There is no room for young, unless you give up other animals."),
    ("es", "No hay sitio para crías, salvo que renuncies a otros animales."),
    ("it", "Non c’è posto per i piccoli, a meno di rinunciare ad altri animali."),
])
def test_where_no_young_find_room_it_is_not_said_that_all_do(language: str, said: str) -> None:
    """Two pastures of two and the house are full."""
    one = Farm(number=4).has(0, food=30, fuel=9, sheep=2, boar=2, cattle=1).yard(0, pastures="d1, e1")
    one.through(Phase.BREED)
    chosen, why = explain(seat_view(one.session, 0), one.asked())
    assert chosen == ("sheep=2", "boar=2", "cattle=1")
    assert told(why, language).startswith(said)


@pytest.mark.parametrize(("language", "said"), [
    ("en", "There is no room for young animals, whatever you keep."),
    ("es", "No hay sitio para crías, te quedes con los animales que te quedes."),
    ("it", "Non c’è posto per i piccoli, qualunque animale tu tenga."),
])
def test_who_has_no_other_animals_is_not_told_to_give_some_up(language: str, said: str) -> None:
    one = Farm(number=4).has(0, food=30, fuel=9, sheep=3).yard(0, pastures="d1")
    one.through(Phase.BREED)
    chosen, why = explain(seat_view(one.session, 0), one.asked())
    assert chosen == ("sheep=3",)
    assert told(why, language).startswith(said)


@pytest.mark.parametrize(("fields", "chosen", "said"), [
    ("a1 b1 c1 d1 e1", (), "Here every choice would cost you more than it brings."),
    ("b1", ("b2",), "With this you have 2 fields: they score 1 point."),
    ("", ("b2",), "With your first field you can sow; fields score from the second on."),
])
def test_the_reason_is_about_the_moor_that_becomes_a_field_or_about_none(
    fields: str, chosen: tuple[str, ...], said: str
) -> None:
    """"Choose a moor next to your fields" was said of choosing none, and to who has no fields."""
    one = Farm().hand(0, "M015").has(0, food=1).yard(0, moors="b2", fields=fields)
    one.place("meeting_place").answer("M015")
    answer, why = explain(seat_view(one.session, 0), one.asked())
    assert answer == chosen and told(why).startswith(said)


@pytest.mark.parametrize(("language", "said"), [
    ("en", "1 cattle for 2 sheep."), ("es", "1 vaca por 2 ovejas."), ("it", "1 mucca per 2 pecore."),
])
def test_what_is_given_up_for_young_is_named_too(language: str, said: str) -> None:
    one = table(2, give(sheep=4, cattle=2), round_number=14)
    why = of_keeping(one.state, one.me(), ("sheep=2", "cattle=3"), cooks=False)
    assert told(why, language).endswith(said)


@pytest.mark.parametrize(("language", "said"), [
    ("en", r"Expected final score: about −\d+ points\.$"),
    ("es", r"Puntuación final prevista: −\d+ puntos\.$"),
    ("it", r"Punteggio finale previsto: −\d+ punti\.$"),
])
def test_a_farm_that_will_end_below_zero_is_not_told_that_it_ends_at_zero(language: str, said: str) -> None:
    assert re.search(said, advised(table(2, give(0), round_number=14), language))


@pytest.mark.parametrize(("language", "said"), [
    ("en", "3 food is missing, and you have no goods to turn into food: you must beg for it, at 3 points each."),
    ("es", "Faltan 3 alimentos y no tienes nada que convertir en alimento: tendrás que mendigar, a 3 puntos cada uno."),
    ("it", "Mancano 3 cibo e non hai nulla da trasformare in cibo: dovrai mendicare, a 3 punti l’uno."),
])
def test_who_has_nothing_to_eat_is_not_told_that_begging_costs_less(language: str, said: str) -> None:
    one = table(2, give(wood=3, fuel=1, food=1), moor=True, round_number=4)
    asked = feed_decision(one.me(), bill_of(one.state, one.me()))
    assert asked.parts[0].ids == ("burn",)
    assert told(of_meal(one.state, one.me(), asked, (), taste_for(one.state)), language) == said


@pytest.mark.parametrize(("food", "said"), [
    (3, {
        "en": "You lack 1 food, and these goods are what you need least for points{}: 1 grain.",
        "es": "Te falta alimento (1), y esto es lo que menos necesitas para puntuar{}: 1 cereal.",
        "it": "Ti manca cibo (1), e questo è quello che ti serve meno per i punti{}: 1 grano.",
    }),
    (4, {
        "en": "These are the goods you need least for points{}.",
        "es": "Son los bienes que menos necesitas para puntuar{}.",
        "it": "Sono i beni che ti servono meno per i punti{}.",
    }),
])
def test_no_later_actions_are_told_of_at_the_last_meal(food: int, said: dict[str, str]) -> None:
    later = {
        "en": " and for later actions", "es": " y para acciones posteriores", "it": " e per le azioni successive",
    }
    for number in (13, 14):
        one = table(2, give(food=food, grain=5), round_number=number)
        asked = feed_decision(one.me(), bill_of(one.state, one.me()))
        why = of_meal(one.state, one.me(), asked, ("grain=1",), taste_for(one.state))
        assert {language: told(why, language) for language in LANGUAGES} == {
            language: words.format("" if number == 14 else later[language]) for language, words in said.items()
        }


@pytest.mark.parametrize(("language", "more", "last"), [
    ("en", "You get 1 vegetable, to sow or to keep for points.", "You gain: 2 points (Vegetables)."),
    ("es", "Recibes 1 hortaliza, para sembrar o conservar por los puntos.", "Ganas: 2 puntos (Hortalizas)."),
    ("it", "Ricevi 1 ortaggio, da seminare o da tenere per i punti.", "Ottieni: 2 punti (Ortaggi)."),
])
def test_crops_of_the_last_person_are_not_said_to_be_sown(language: str, more: str, last: str) -> None:
    one = table(2, give(food=20), round_number=14)
    for home, said in ((1, more), (0, last)):
        after = copy_of(one.state)
        after.players[0].goods["vegetable"] += 1
        after.players[0].home = home
        why = reason(one.state, 0, Turn(0.0, "vegetable_seeds", after), taste_for(one.state))
        assert told(why, language) == said


def test_lessons_are_not_the_next_best_beside_lessons() -> None:
    """With four players there are two spaces of this name, and nobody could tell which one was meant."""
    one = table(4, level=3, hands="dealt")
    there = ("lessons", "lessons_b", "day_laborer")
    question = replace(one.asked(), parts=(replace(one.asked().parts[0], ids=there),))
    answer, why = explain(seat_view(one.session, 0), question)
    assert answer == ("lessons",) and "Next best: Day Laborer" in told(why)


def test_goods_are_not_said_to_be_for_a_card_that_takes_others() -> None:
    """The wood pays the fee of Illicit Work, by which a Fireplace of clay is to be built."""
    said = advised(table(2, give(food=2), moor=True))
    assert said.startswith("You get 2 wood. ") and "Fireplace" not in said
