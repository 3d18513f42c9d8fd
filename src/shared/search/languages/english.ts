import { ENGLISH_OPTIONS } from "./english-options.ts";
import type { LanguageTable } from "./language.ts";
import { ENGLISH_UNKNOWNS } from "./unknowns/english.ts";

export const ENGLISH: LanguageTable = {
  qualitiesFollow: false,
  cues: {
    ...ENGLISH_UNKNOWNS,
    excluding:
      "not as, not quite as, but less, less, my wife hates, my husband hates, my girlfriend hates, my boyfriend hates, my partner hates, but he hates, but she hates, she hates, he hates, i hate, but hates, but i hate, sick of, tired of, i cant stand, no, without, not, except, excluding, minus, nothing, but no, but not, without any, isn't, that isn't, not too, not so, not very, nothing too, but not too, nothing, aren't, that aren't, which aren't, which isn't, that are not, which are not, that is not, which is not, doesn't have, that doesn't have, don't have, that don't have, does not have, do not have, that does not have, that do not have, doesn't have any, don't have any, that don't have any, that doesn't have any, with no, but with no, other than, anything but, don't want, i don't want, but i don't want, doesn't, don't",
    placing:
      "on, for, available on, playable on, on the, for the, from, i can play on, i can get on, i can buy on, that run on, that runs on, running on, which run on, that work on, that works on, that i can run on",
    making:
      "by, from, developed by, made by, created by, directed by, designed by, of, from the studio, composed by, music by, soundtrack by, written by, made with",
    publishing: "published by",
    makersOf:
      "from the guys who made, by the guys who made, from the folks who made, by the folks behind, from the folks behind, from the creator of, by the creator of, from the maker of, by the maker of, from the guys behind, by the guys behind, from the people behind, by the people behind, by the same developers as, by the same people who made, from the same people who made, by the same team as, by the same team that made, from the makers of, by the makers of, from the creators of, by the creators of, from the studio behind, by the studio behind, from the team behind, by the team behind, from the developers of, by the developers of, by the people who made, from the people who made, from the makers behind, from the devs of, by the devs of, from the same studio as, from the same team as, by the same studio as, by the same people as, by the same developer as, from the same developers as, from the same makers as, by whoever made, made by the makers of, made by the studio behind, the makers of, the creators of, the studio behind, the team behind, the people behind, from the people behind, by the people behind, from the company that made, from the studio that made, by the studio that made, that studio that did, the studio that did, studio that did, that studio that made, studio that made, the guys who made, the guys behind, the devs behind, devs of, dev of, the devs of, developers of, developer of, the developer of, the developers of, the one who made, whoever made",
    liking:
      "should i play after, i should play after, to play after, play after, after finishing, after playing, now that i finished, are like, feel like, feels like, that feel like, that feels like, play like, plays like, that play like, that plays like, like, similar to, similar a, games like, such as, in the style of, in the vein of, for fans of, fans of, if you like, if you liked, if i like, if i liked, if i loved, i liked, i loved, i love, reminiscent of, reminds me of, that reminds me of, inspired by, comparable to, something like, anything like, alternative to, alternatives to, close to, a bit like, along the lines of, because i liked, because i loved, for people who like, for people who liked, for people who love, for someone who loved, for someone who liked, for lovers of, resembling, kind of like, more like, i enjoyed, if i enjoyed, if you loved, if you enjoyed, something between, a mix of, a mix between, mix of, mix between, a cross between, cross between, a blend of, blend of, a combination of, combination of, halfway between, a mixture of, mixture of",
    resembling: "like, style, styled, esque, ish, clone, clones, alternative, alternatives",
    but: "but, only, just, except",
    before: "before, prior to, older than, earlier than, pre",
    until: "until, till, up to, no later than",
    after: "after, newer than, later than, post",
    since: "since, starting in, starting from",
    inside:
      "came out, comes out, come out, that came out, what came out, came out in, what came out in, that were released in, coming from, which were released in, in, from, released, released in, from the year, during, of, that came out in, which came out in, made in, in the, from the, of the, during the",
    between: "from, between, released between",
    to: "to, until, till, through, and",
    orLater: "or later, or newer, and later, and newer, onwards, onward, and onwards, and up",
    setting:
      "set in, set in the, set during, set during the, taking place in, taking place in the, takes place in, takes place in the, that takes place in, playing in the, about the, about, set on, set around, set at, taking place during",
    lasting: "last, past, previous, the last, the past, in the last, from the last",
    this: "this, in this, out this, later this",
    next: "next, in the next, the next",
    last: "last, past, previous",
    year: "year, years",
    years: "years",
    month: "month",
    week: "week",
    early: "early, the early",
    mid: "mid, the mid",
    late: "late, the late",
    decade: "decade",
    scoring:
      "metacritic, metacritic score, metascore, score, scored, rated, rating, rated on, with a score, a score, reviews, a metacritic, with a metacritic score, with a metascore, with metacritic",
    above: "above, over, more than, higher than, greater than, better than",
    atLeast: "at least, from, min, minimum, of at least",
    below: "below, under, less than, lower than, worse than, shorter than, fewer than",
    atMost: "at most, up to, max, maximum, no more than, no longer than",
    praising:
      "highly rated, well rated, critically acclaimed, acclaimed, highly reviewed, well reviewed, good reviews, great reviews, with good reviews, with great reviews, masterpiece, masterpieces",
    best: "must have played, you must have played, must plays, must-plays, that you must have played, everyone must play, in order of rating, by rating, by score, in order of score, sorted by rating, top rated, best rated, best reviewed, best, the best, highest rated, highest scoring, highest scored, top, top 10, top ten, greatest, the greatest, must play, most acclaimed, finest, best ever, top 20, top 5, goty, game of the year",
    worst:
      "worst, the worst, worst rated, the worst rated, worst reviewed, lowest rated, lowest scored, lowest scoring, worst ever, badly rated, badly reviewed, by worst rating",
    popular:
      "in order of popularity, by popularity, sorted by popularity, popular, most popular, the most popular, famous, most famous, the most famous, well known, best known, most played, trending",
    newest:
      "newest to oldest, from newest to oldest, newest first, latest first, most recent first, new games, new releases, recent games, recent releases, recently released, newest, latest, the latest, the newest, most recent, brand new, whats new, what's new",
    oldest:
      "first game ever, first game ever made, first video game, first video game ever, first video game ever made, oldest first, oldest, the oldest, earliest games, earliest, the earliest, oldest to newest, from oldest to newest",
    first: "first, the first, the very first, first ever",
    orMore: "or more, plus, and more, and up",
    sequelTo:
      "sequel to, sequel of, the sequel to, the sequel of, a sequel to, the follow-up to, follow-up to, successor to, the successor to",
    partOf:
      "part of, part, game of, game in, game in the, game from, entry in, entry in the, entry of, instalment of, installment of, instalment in, installment in, title in, title in the, chapter of, one of",
    lastOne: "last, the last, the very last",
    ordered:
      "in story order, in play order, timeline order, in timeline order, in order, in release order, in order of release, in order of release date, in chronological order, chronologically, chronological order, release order, in the order they came out, by release date, in the right order, sorted by release date",
    orderOfSeries:
      "chronological, what order, which order, in what order, in which order, game first, games first, to play first, should i play first, do i play first, story order, play order",
    anytime: "of all time, of all times, right now, at the moment, these days, currently, nowadays, this very moment",
    alphabetical: "alphabetical, alphabetically, in alphabetical order, alphabetical order, alphabetical list of",
    briefest:
      "shortest first, shortest games, the shortest games, shortest games ever, shortest games to beat, quickest games",
    lengthiest: "longest first, longest games, the longest games, longest games ever, longest games to beat",
    fresh: "new",
    old: "old, older",
    linking: "with, for, in, of, to, and, or, from",
    gems: "hidden gem, hidden gems, rare gem, rare gems, underrated, overlooked, little known, lesser known, obscure, under the radar, nobody talks about, that nobody knows, forgotten, slept on, criminally underrated, that flew under the radar, nobody played, underappreciated",
    upcoming:
      "upcoming, unreleased, not released yet, not yet released, not out yet, coming soon, announced, yet to come, that are not out, that aren't out yet, not released, in development, coming up, yet to be released, haven't come out yet, still to come, soon to be released, releasing soon, out soon, releasing next week, coming next week, coming out next week, out next week, coming out this week, releasing this week, coming this week, coming out soon, coming out tomorrow",
    coming:
      "coming out, coming out in, coming in, coming, releasing, releasing in, due, due in, due out, due out in, out in, launching in, to be released in, arriving in, that come out in, that will come out in, coming out this, scheduled for, releases in, being released in, coming to, coming to the, releasing on, launching, launching on, planned for, release in",
    players: "players, player, people, persons, of us, friends, player games, player game, player coop, gamers",
    together:
      "with friends, with my friends, with a friend, with a mate, with mates, with buddies, with my buddy, with others, with my friend, with someone, together with friends, with the boys, with my mates, together",
    couch:
      "for couples, with my dad, with my mom, with my mum, with my father, with my mother, with my grandpa, with my grandma, with my family on one screen, with my girlfriend, with my boyfriend, with my wife, with my husband, with my partner, with my gf, with my bf, with my brother, with my sister, with my roommate, couch, couch co-op, couch coop, couch multiplayer, on the couch, same couch, on one couch, on one screen, same screen, on one console, on the same couch, shared screen, sofa, on the sofa, sofa co-op, on one tv",
    online: "online, over the internet, on the internet, remotely",
    alone: "alone, by myself, on my own, solo, for one, by yourself, single player only",
    offline:
      "offline, offline mode, that run offline, that runs offline, that work offline, that works offline, works offline, work offline, playable offline, i can play offline, that i can play offline, to play offline, without internet, no internet, without an internet connection, no wifi, without wifi",
    easy: "who has never held a controller, who never held a controller, for my girlfriend, for my boyfriend, for my wife, for my husband, for my partner, for my gf, for my bf, easy, very easy, easy to play, for beginners, for a beginner, for complete beginners, for total beginners, beginner friendly, for noobs, for newbies, for non gamers, for a non gamer, for someone who never plays, for someone who never played, for someone who doesn't play, who never played, who never plays, who never played anything, who never plays anything, who has never played, who has never played anything, who doesn't play, who does not play",
    easier:
      "easier, but easier, simpler, but simpler, less hard, less difficult, less challenging, not as hard, not as difficult, not as challenging, but not as hard, but not as difficult, not quite as hard, not so hard, but less hard, but less difficult, less punishing, not as punishing, but less punishing",
    grown:
      "for adults, for adults only, adults only, for grown ups, for grown-ups, mature, rated mature, 18+, for adult gamers, not for kids, not for children, for mature players",
    children:
      "my kids will love, my kids would like, my kids would love, my kids will like, kids games, kid games, kids game, childrens games, children's games, with my kids, with my kid, with kids, with my son, with my daughter, with my children, with children, for my kids, for my kid, for kids, for children, for my children, for my son, for my daughter, kid friendly, kids friendly, child friendly, suitable for kids, suitable for children, with the kids, with the family, for the whole family, for the family, family friendly, safe for kids, good for kids, for little kids, for young children, for toddlers, for a child, for a kid, with my little brother, with my little sister, for small children, non violent, nonviolent, no violence, without violence, without any violence, not violent",
    aged: "for my, for a, for an, aged, age, ages, for ages, under, suitable for, for kids under, for children under, for kids aged, for children aged, from age, for age",
    ageOf: "age, ages, aged, pegi, esrb",
    ratedFrom: "ages from",
    yearsOld:
      "year old, years old, year olds, yo, y/o, yr old, years, year old kid, year old son, year old daughter, year old child, year old nephew, year old niece, year old boy, year old girl, year old mom, year old mum, year old mother, year old dad, year old father, year old grandma, year old grandpa, year old grandmother, year old grandfather, year old wife, year old husband, year old girlfriend, year old boyfriend, year old friend, year old aunt, year old uncle, year old man, year old woman, year old brother, year old sister",
    taking:
      "that take, that takes, that take about, that takes about, taking, takes, take, takes about, take about, that last, that lasts, that last about, lasting, lasts, last, finish, to finish, finish in, to finish in, i can finish in, that i can finish in, you can finish in, that you can finish in, can be finished in, that can be finished in, finishable in, finished in, beat in, to beat in, i can beat in, that i can beat in, you can beat in, can be beaten in, that can be beaten in, beatable in, beaten in, complete in, to complete in, i can complete in, that i can complete in, can be completed in, that can be completed in, completable in, completed in",
    hours:
      "hrs long, h long, hours, hour, hrs, h, hours long, hours of playtime, hours to beat, hours to finish, hour long, hours of gameplay",
    minutes: "minute, minutes, min, mins, minutes long, minute long, minutes of playtime, minutes to beat",
    short:
      "shorter, short, quick, quick to finish, brief, not too long, not very long, short to finish, i can finish quickly, finish quickly, bite sized",
    long: "long, very long, really long, lengthy, huge, that last forever, that lasts long, with lots of hours, endless hours, that takes forever, very lengthy",
    shortest: "shortest, the shortest, quickest, the quickest",
    longest: "longest, the longest",
    evening:
      "i can finish in one evening, that i can finish in one evening, finish in one evening, i can beat in one evening, beat in one evening, i can finish in a day, in one evening, an evening, one evening, in an evening, in one sitting, one sitting, a single sitting, in a single sitting, in one go, an afternoon, in an afternoon, one afternoon, in one night, one night, in a day, tonight, that fits into an evening, for an evening, for one evening, for an afternoon",
    weekend:
      "a weekend, in a weekend, over a weekend, over the weekend, one weekend, in one weekend, for a weekend, this weekend, for the weekend, for one weekend, on a weekend",
    dos: "dos game, dos games, ms-dos, msdos, ms-dos games, msdos games, ms-dos game, dos era",
    nationality:
      "american, british, english, scottish, irish, french, german, spanish, italian, portuguese, polish, czech, slovak, swedish, norwegian, finnish, danish, dutch, belgian, austrian, swiss, russian, ukrainian, hungarian, romanian, turkish, canadian, mexican, brazilian, argentinian, argentine, chilean, australian, iranian, israeli, japanese, chinese, korean, south korean, taiwanese, indonesian, european",
    studios: "studio, studios, developer, developers, devs, dev, made games, made, game developers, game studios",
    madeIn: "made in, developed in, produced in, created in, coming from, originating from, that come from, from",
    country:
      "america, the us, the usa, usa, the uk, uk, britain, england, scotland, ireland, france, germany, spain, italy, portugal, poland, the czech republic, czechia, slovakia, sweden, norway, finland, denmark, iceland, the netherlands, holland, belgium, austria, switzerland, russia, ukraine, hungary, romania, greece, turkey, canada, mexico, brazil, argentina, chile, australia, new zealand, india, iran, israel, japan, china, korea, south korea, taiwan, indonesia, south africa, europe, scandinavia",
    money: "dollars, dollar, bucks, euros, euro, pounds, quid, usd, eur, gbp",
    or: "or",
    joining: "or, and",
    article: "the, a, an, any, too, very, for, on, by, from, my, some, all",
    games:
      "game, games, videogame, videogames, video game, video games, titles, gaming, something, something to play, anything to play",
    series: "series, franchise, saga, trilogy, the series, the franchise",
  },
  fillers:
    "art, artwork, graphics, visuals, girlfriend, boyfriend, wife, husband, partner, would, gift, gifts, present, birthday, grandson, granddaughter, grandad, nephew, niece, likes, loves, adores, obsessed, who, releases, complete, remember, name, exclusive, exclusives, exclusively, what, whats, which, a, an, the, and, or, with, that, which, are, is, was, were, be, in, of, on, for, to, from, by, some, any, all, my, me, i, we, us, want, like, need, find, show, give, looking, search, play, game, games, videogame, videogames, title, titles, please, released, release, rated, made, good, great, nice, best, fun, something, anything, new, old, style, styled, themed, based, set, but, also, only, just, can, could, you, recommend, recommendation, recommendations, suggestions, suggest, there, have, has, having, got, it, its, it's, im, i'm, id, i'd, really, very, more, most, less, little, bit, ones, one, where, who, whose, how, many, start, does, do, should, would, will, about, lots, lot, tons, full, kind, type, sort, genre, list, ever, today, right, now, every, actually, maybe, preferably, ideally, at, as, so, then, too, their, your, our, this, these, those, time, next, playing, thing, things, well, still, than, other, plus, hi, hey, hello, thanks, pls, plz, love, loved, s, elements, element, vibe, vibes, feel, feeling, mood, theme, experience, experiences, theyre, into, tell, know, get, got, buy, download, between, yet, out, around, any good, decent, cool, awesome, amazing, fantastic, favorite, favourite, interesting, available, playable, called, named, franchise, series, made, make, makes, stuff, etc, everything, era, something to play",
  numbers: "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
  ordinals: "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth",
  decades: "fifties, sixties, seventies, eighties, nineties",
  seasons: "spring, summer, autumn/fall, winter",
  months:
    "january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sep/sept, october/oct, november/nov, december/dec",
  options: ENGLISH_OPTIONS,
  subjects: {},
};
