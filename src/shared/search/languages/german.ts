import type { LanguageTable } from "./language.ts";
import { themeWords } from "./themes/theme-words.ts";
import { GERMAN_SUBJECTS } from "./subjects/german.ts";
import { GERMAN_UNKNOWNS } from "./unknowns/german.ts";

export const GERMAN: LanguageTable = {
  qualitiesFollow: false,
  cues: {
    ...GERMAN_UNKNOWNS,
    excluding:
      "sie hasst, er hasst, ich hasse, mag kein, mag keine, mögen keine, ohne, kein, keine, keinen, nicht, außer, aber kein, aber keine, aber ohne, bloß kein, bloß keine, nur nicht, nicht so, nicht zu, aber nicht so, aber nicht zu, nicht allzu, nix mit, nichts mit, aber nicht, nix",
    placing:
      "für, auf, auf der, für die, auf dem, für den, für meine, auf meiner, bei, im, von, verfügbar auf, für das, für meinen, auf meinem, am, auf meine",
    making: "von, gemacht von, entwickelt von, aus dem studio, von der firma, vom studio",
    publishing: "veröffentlicht von, herausgegeben von",
    makersOf:
      "die macher von, die entwickler von, die schöpfer von, die leute hinter, das studio hinter, das team hinter, die erfinder von, von den machern von, von den machern, von den entwicklern von, vom studio hinter, von den schöpfern von, vom entwickler von, aus dem studio von, von denen die, vom studio von, vom team hinter, von den leuten hinter, vom gleichen studio wie, von den gleichen machern wie, von den gleichen entwicklern wie, der macher von, vom macher von, von den erfindern von, vom gleichen entwickler wie",
    liking:
      "was spielen nach, was soll ich nach, was kann ich nach, was könnte ich nach, was sollte ich nach, was kann man nach, was kommt nach, was spiele ich nach, was zocken nach, was soll ich spielen nach, wie, so wie, ähnlich wie, ähnliches wie, etwas ähnliches wie, was ähnliches wie, so was ähnliches wie, so ähnlich wie, ähnlich zu, im stil von, im stile von, nach art von, für fans von, wenn man, wenn ich, wenn mir, in der art von, vergleichbar mit, à la, a la, sowas wie, so was wie, so etwas wie, etwas wie, alternative zu, alternativen zu, ähnliche spiele wie, ähnlich, für liebhaber von, mir gefällt, mir hat gefallen, ich mag, ich liebe, erinnert an, inspiriert von, das an, eine mischung aus, mischung aus, mix aus, ein mix aus, irgendwas zwischen, etwas zwischen, eine kombination aus, kombination aus",
    resembling:
      "klon, klone, alternative, alternativen, ähnliche, ähnliches, ähnlichen, ähnlich, artig, artige, artiges, artigen, esk, eske",
    but: "aber, nur, bloß, außer, gefällt, mag, gefallen, gemocht",
    before: "vor, älter als, früher als, bevor",
    until: "bis",
    after: "nach, neuer als, später als",
    since: "seit, ab",
    inside:
      "aus, von, aus dem jahr, im jahr, in, erschienen, aus den, aus dem, in den, der, der, die, erschienen in, die in den, von den, den",
    between: "zwischen, von, aus den jahren",
    to: "bis, und",
    orLater: "oder später, oder neuer, und später, und neuer, aufwärts",
    setting:
      "spielt in, spielen in, spielt im, spielen im, das im, die im, angesiedelt in, angesiedelt im, im setting, das in den, die in den, das in, spielt in den, spielen in den, über, über die, über den, über das, um, rund um, das in der, die in der, spielt während",
    lasting: "letzten, der letzten, den letzten, vergangenen, aus den letzten, in den letzten",
    this: "diese, in dieser, dieses, diesen, in diesem, dieser, diesem",
    next: "nächste, in der nächsten, kommende, in der kommenden, nächstes, nächsten, im nächsten, kommendes, kommenden, nächster",
    last: "letzte, letzter, aus der letzten, in der letzten, vergangene, letztes, letzten, vergangenes, aus dem letzten, vom letzten, im letzten",
    year: "jahr, jahres",
    years: "jahre, jahren",
    month: "monat, monats",
    week: "woche",
    early: "frühe, frühen, anfang der, den frühen",
    mid: "mitte der",
    late: "späte, späten, ende der, den späten",
    decade: "jahrzehnt",
    scoring:
      "metacritic, metacritic wertung, wertung, bewertung, bewertet mit, punkte, mit einer wertung, mit wertung, metascore, mit metacritic, mit einem metascore, mit einer metacritic wertung",
    above: "über, mehr als, besser als, höher als, länger als",
    atLeast: "mindestens, wenigstens, ab",
    below: "unter, weniger als, schlechter als, kürzer als, in unter",
    atMost: "höchstens, maximal, bis zu, nicht mehr als, nicht länger als, max",
    praising:
      "gut bewertet, gut bewertete, hochgelobt, hochgelobte, gefeiert, gefeierte, meisterwerk, meisterwerke, gut bewertetes, gut bewerteten, mit guten wertungen, mit guten bewertungen, hoch bewertet, hoch bewertete",
    best: "nach bewertung, nach wertung, bestbewertete, bestbewertet, top bewertet, beste, bester, bestes, besten, die besten, das beste, top, top 10, größten, die größten, muss man gespielt haben, das besten",
    worst:
      "allerschlechtesten, schlechteste, schlechtester, schlechtestes, schlechtesten, die schlechtesten, das schlechteste, schlechteste bewertung, am schlechtesten bewertet, am schlechtesten bewertete, am schlechtesten bewerteten, mieseste, miesesten, die miesesten",
    popular:
      "nach beliebtheit, beliebt, beliebte, beliebteste, beliebtesten, die beliebtesten, bekannte, bekannteste, bekanntesten, die bekanntesten, meistgespielte, meistgespielten, die meistgespielten, populäre, populärste, populärsten",
    newest:
      "neueste zuerst, neuestes, neuester, neustes, neuster, neuste zuerst, von neu nach alt, neue spiele, neuerscheinungen, neuheiten, neueste, neuesten, die neuesten, neuste, neusten, das neueste, aktuellste, die neusten, ganz neue",
    oldest:
      "älteste zuerst, von alt nach neu, älteste, ältesten, ältestes, die ältesten, das älteste, früheste, frühesten",
    first: "erste, erstes, ersten, das erste, der erste, die ersten, allererste",
    orMore: "oder mehr, und mehr",
    sequelTo:
      "fortsetzung von, die fortsetzung von, fortsetzung zu, die fortsetzung zu, nachfolger von, der nachfolger von, nachfolger zu, der nachfolger zu",
    partOf: "teil von, teil der, teil des, teil, spiel von, spiel der, spiel aus, ableger von",
    lastOne: "letzte, letztes, letzten, letzter, das letzte, der letzte",
    ordered:
      "chronologische reihenfolge, in reihenfolge, in der reihenfolge, in der richtigen reihenfolge, in richtiger reihenfolge, der reihe nach, chronologisch, in chronologischer reihenfolge, nach erscheinung, nach erscheinungsdatum, nach erscheinungsjahr",
    orderOfSeries: "in welcher reihenfolge, welche reihenfolge, reihenfolge, zuerst, zuerst spielen, als erstes",
    anytime:
      "aller zeiten, der geschichte, zur zeit, zurzeit, gerade, momentan, derzeit, im moment, überhaupt, heutzutage",
    alphabetical: "alphabetisch, in alphabetischer reihenfolge, alphabetische liste",
    briefest: "kürzeste spiele, kürzesten spiele, die kürzesten spiele",
    lengthiest: "längste spiele, längsten spiele, die längsten spiele",
    fresh: "neu, neue, neues, neuer, neuen",
    old: "alt, alte, altes, alten, ältere, älteren",
    linking: "mit, für, in, von, und, oder, einer, einem, der, dem, aus",
    gems: "geheimtipp, geheimtipps, unterschätzt, unterschätzte, unterschätzten, unterschätztes, unbekannt, unbekannte, versteckte perlen, versteckte perle, perlen, perle, wenig bekannt, wenig bekannte, kaum bekannte, übersehene, die keiner kennt, das keiner kennt, die kaum jemand kennt, kaum bekannt, geheime perlen, insider tipp, insidertipp, insider tipps",
    upcoming:
      "kommende, kommenden, kommendes, noch nicht erschienen, unveröffentlicht, unveröffentlichte, noch nicht draußen, angekündigt, angekündigte, bald erscheinend, demnächst, bald, demnächst erscheinend, die noch kommen, noch nicht erschienene, die bald erscheinen, die bald kommen, in zukunft, die noch nicht draußen sind, noch nicht veröffentlicht, zukünftige, nächste woche, die nächste woche erscheinen, diese woche",
    coming:
      "die erscheinen, erscheinen, erscheinen in, erscheinen im, kommen, kommen in, kommen im, erscheint in, erscheint im, die kommen, erscheint, kommt, kommt im, raus kommen, neuerscheinungen, neuerscheinungen im, releases im, neu im, die im, im, die kommen im, veröffentlichungen im, releases",
    players: "spieler, spielern, personen, leute, freunde, mann, player, leuten",
    together:
      "zu zweit, zu dritt, zu viert, mit freunden, mit meinen freunden, mit einem freund, mit kumpels, mit einem kumpel, mit meinem kumpel, mit anderen, zusammen, gemeinsam, mit meinem freund, mit ner freundin, mit meinen kumpels, mit den jungs",
    couch:
      "mit meiner freundin, mit meiner frau, mit meinem mann, mit meinem bruder, mit meiner schwester, mit partner, auf der couch, auf dem sofa, couch koop, couch coop, an einem bildschirm, am gleichen bildschirm, auf einem bildschirm, an einer konsole, mit der freundin, mit dem partner, als paar, für paare, mit meinem partner, mit meiner partnerin, vor einem fernseher, am selben bildschirm, am selben tv, zuhause",
    online: "online, übers internet, im internet, über das internet",
    alone: "allein, alleine, für einen, für mich alleine, nur für mich",
    offline: "offline, ohne internet, ohne wlan",
    easy: "für meine freundin, für meinen freund, für meine frau, für meinen mann, für meine partnerin, für meinen partner, einfach, einfache, einfaches, einfachen, leicht, leichte, leichtes, leichten, für anfänger, für einsteiger, für neulinge, einsteigerfreundlich, einsteigerfreundliche, einsteigerfreundliches, anfängerfreundlich, anfängerfreundliche, die nie spielt, der nie spielt, die noch nie gespielt hat, der noch nie gespielt hat, für nichtspieler",
    easier:
      "einfacher, leichter, aber einfacher, aber leichter, weniger schwer, nicht so schwer, aber nicht so schwer, nicht ganz so schwer, weniger schwierig, nicht so schwierig",
    grown:
      "nicht für kinder, nichts für kinder, für erwachsene, nur für erwachsene, ab 18, ab 18 jahren, ab 18 jahre, fsk 18, usk 18, usk ab 18, fsk ab 18, erwachsenenspiele",
    children:
      "mit meinen kindern, mit meinem sohn, mit meiner tochter, mit kindern, für kinder, für meine kinder, für meinen sohn, für meine tochter, kindgerecht, kindgerechte, kinderfreundlich, kinderfreundliche, für die familie, für die ganze familie, mit der familie, für familien, mit den kindern, für die kinder, kinderspiel, kinderspiele, mit dem kind, für ein kind, familientauglich, mit meinem kind, für mein kind, für kleine kinder, mit meinem neffen, mit meiner nichte, mit kids, gewaltfrei, gewaltfreie, gewaltlos, gewaltlose, ohne gewalt, ohne blut und gewalt",
    aged: "für meinen, für meine, für, ab, für kinder ab, für ein, für einen, für eine, für kinder unter, für kinder bis, für kinder von, unter, für mein, geeignet für, geeignet ab, für kids ab, fsk",
    ageOf: "usk, usk ab, pegi, fsk",
    ratedFrom: "ab",
    yearsOld:
      "jahre, jahren, jährige, jährigen, jähriger, jähriges, jahre alt, jährigen sohn, jährige tochter, jähriges kind, jährigen neffen, jährige nichte, jährige kinder, j",
    taking:
      "die dauern, das dauert, dauert, dauern, mit einer länge von, mit einer spielzeit von, die man in, das man in, die ich in, das ich in, durchspielbar in, in",
    hours: "stunden, stunde, std, h, stunden lang, stunden spielzeit",
    minutes: "minute, minuten, min, minuten lang, minuten spielzeit",
    short:
      "kurz, kurze, kurzes, kurzen, kurzer, schnell durchgespielt, nicht zu lang, nicht so lang, das man schnell durch hat",
    long: "lang, lange, langes, langen, sehr lang, sehr lange, umfangreich, umfangreiche, mit langer spielzeit, richtig lange, mit viel spielzeit, ewig lang",
    shortest: "kürzeste, kürzesten, die kürzesten, kürzestes",
    longest: "längste, längsten, die längsten, längstes",
    evening:
      "an einem abend, einen abend, für einen abend, für zwischendurch, an einem nachmittag, an einem tag, für einen nachmittag, heute abend, für heute abend, in einem rutsch, an einem stück",
    weekend:
      "ein wochenende, am wochenende, fürs wochenende, an einem wochenende, für ein wochenende, das wochenende, für das wochenende, übers wochenende, dieses wochenende, wochenende",
    dos: "dos spiel, dos spiele, ms-dos, msdos, ms-dos spiele, ms-dos spiel, dos ära",
    nationality:
      "amerikanische, britische, englische, schottische, irische, französische, deutsche, spanische, italienische, portugiesische, polnische, tschechische, schwedische, norwegische, finnische, dänische, niederländische, holländische, belgische, österreichische, schweizer, russische, ukrainische, ungarische, türkische, kanadische, mexikanische, brasilianische, australische, japanische, chinesische, koreanische, südkoreanische, europäische",
    studios: "studio, studios, entwickler, entwicklerstudio, entwicklerstudios, spieleentwickler, spielestudios",
    madeIn: "aus, gemacht in, entwickelt in, hergestellt in, made in, entstanden in",
    country:
      "den usa, usa, amerika, großbritannien, england, schottland, irland, frankreich, deutschland, spanien, italien, portugal, polen, tschechien, schweden, norwegen, finnland, dänemark, island, den niederlanden, holland, belgien, österreich, der schweiz, russland, der ukraine, ungarn, rumänien, griechenland, der türkei, kanada, mexiko, brasilien, argentinien, chile, australien, neuseeland, indien, japan, china, korea, südkorea, taiwan, europa, skandinavien, germany",
    money: "euro, dollar, franken, eur",
    or: "oder",
    joining: "oder, und, sowie",
    article: "der, die, das, den, dem, ein, eine, einen, einem, von, für, auf, zu, sehr, mein, meine, des",
    games: "spiel, spiele, spielen, videospiel, videospiele, game, games, etwas, was zum spielen",
    series: "reihe, serie, die reihe, spielreihe, spieleserie, saga, teile",
  },
  fillers:
    "grafik, optik, welchem, soll, sollte, anfangen, einsteigen, mutter, vater, mama, papa, freundin, freund, frau, bruder, schwester, momentan, derzeit, zurzeit, geschenk, geschenke, enkel, enkelin, neffe, nichte, mag, liebt, neuerscheinungen, releases, exklusiv, exklusive, exklusivtitel, exklusives, spiel, spiele, spielen, spielt, videospiel, videospiele, game, games, ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, und, oder, mit, für, von, in, im, zum, zu, auf, an, ich, mir, mich, wir, uns, suche, sucht, gesucht, will, möchte, brauche, gib, zeig, zeige, was, welche, welches, welcher, gute, gutes, guten, guter, gut, coole, cooles, tolle, tolles, schöne, schönes, schönen, spielbar, spielbare, man, kann, können, irgendein, irgendwas, etwas, was, sowas, empfehlung, empfehlungen, empfehlt, empfehle, titel, bitte, gibt, es, gibts, sind, ist, sein, haben, hat, auch, nur, sehr, mehr, aber, als, wie, art, stil, thema, genre, mal, so, noch, neue, neues, neuen, alle, jahr, jahre, durch, dauert, dauern, lange, lang, wo, bei, zocken, danke, hallo, hi, hey, aus, welt, erschienen, erscheinen, gerne, am, liebsten, lust, jemand, ne, n, nem, irgendeine, the, meine, mein, meinem, meiner, meinen, hab, habe, spielspaß, viel, viele, vielen, spaß, macht, machen, gerade, gehen, geht, bis, ähnliches, ähnliche, setting, drin, dabei, durchspielen, durchspielbar, schafft, schaffen, dort, hätte, gern, dran, man's, sich, lassen, lässt, er, sie, ihm, seit, über, raus, kommt, kommen, läuft, laufen, die man, das man, wäre, cool, wird, werden, steht, eher, ebenfalls, bock, was gutes, handlung, aller, zeiten, zeit",
  numbers: "eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf",
  ordinals:
    "erste/erster/erstes/ersten, zweite/zweiter/zweites/zweiten, dritte/dritter/drittes/dritten, vierte/vierter/viertes/vierten, fünfte/fünfter/fünftes/fünften, sechste/sechster/sechstes/sechsten, siebte/siebter/siebtes/siebten, achte/achter/achtes/achten, neunte/neunter/neuntes/neunten, zehnte/zehnter/zehntes/zehnten",
  decades: "fünfziger, sechziger, siebziger, achtziger, neunziger",
  seasons: "frühling/frühjahr, sommer, herbst, winter",
  months: "januar/jänner, februar, märz/maerz, april, mai, juni, juli, august, september, oktober, november, dezember",
  options: {
    genres: {
      action: "actionspiel, actionspiele, aktion",
      adventure: "abenteuer, abenteuerspiel, abenteuerspiele, adventures",
      "role-playing-games-rpg": "rollenspiel, rollenspiele, rollenspielen",
      shooter: "ballerspiel, ballerspiele, ballern, shooter",
      puzzle:
        "rätsel, rätselspiel, rätselspiele, knobelspiel, knobelspiele, knobeln, denkspiel, denkspiele, rätseln, puzzlespiel, puzzlespiele",
      racing: "rennspiel, rennspiele, rennen, autorennen, rennsport, autospiel, autospiele",
      sports: "sport, sportspiel, sportspiele",
      strategy: "strategie, strategiespiel, strategiespiele, strategisch, strategiespielen",
      "turn-based-tactics":
        "rundentaktik, rundenbasierte taktik, rundenbasiertes taktikspiel, rundenbasierte taktikspiele",
      "turn-based-strategy": "rundenstrategie, rundenbasierte strategie",
      "real-time-strategy": "echtzeitstrategie",
      simulation: "simulator, simulatoren, simulationen, simulationsspiel, sim",
      fighting: "kampfspiel, kampfspiele, prügelspiel, prügelspiele, prügler, beat em up",
      platformer:
        "jump and run, jump'n'run, jump n run, hüpfspiel, hüpfspiele, plattformer, jump and runs, plattformspiel",
      card: "karten, kartenspiel, kartenspiele",
      "board-games": "brettspiel, brettspiele",
      educational: "lernspiel, lernspiele, lernen, pädagogisch",
      family: "familienspiel, familienspiele",
      casual:
        "für meine mutter, für meinen vater, für meine eltern, für mama, für papa, für meine oma, für oma, für meinen opa, für opa, für meine großeltern, für senioren, für ältere, gelegenheitsspiel, gelegenheitsspiele",
      "city-builder":
        "städtebau, aufbauspiel, aufbauspiele, städte bauen, stadtaufbau, städtebausimulation, stadt bauen",
      "tower-defense": "turmverteidigung",
      "point-click": "point and click, point & click, point'n'click",
      "visual-novel": "visual novels",
      stealth: "schleichen, schleichspiel, schleichspiele, schleich",
      "survival-horror": "überlebenshorror",
      deckbuilding: "deckbau, deckbauspiel",
      arcade: "spielhalle, automatenspiel",
    },
    tags: {
      jrpg: "japanisches rollenspiel, japanische rollenspiele, japanische rpgs, japanisches rpg",
      trading: "handel, händler",
      rome: "rom, altes rom, alten rom, im alten rom, antikes rom, antiken rom, römer, römisches reich",
      ...themeWords("german"),
      rts: "echtzeit, in echtzeit",
      "cold-war": "kalter krieg, kalten krieg, im kalten krieg",
      horror:
        "gruselig, gruselige, gruseliges, grusel, gruselspiel, gruselspiele, horrorspiel, horrorspiele, unheimlich, schaurig, horrorgame, zum gruseln, gruseligste, gruseligsten",
      relaxing:
        "entspannt, entspannte, entspanntes, entspannend, entspannende, entspannendes, gemütlich, gemütliche, gemütliches, ruhig, ruhige, ruhiges, zum entspannen, zum abschalten, nach der arbeit, nach feierabend, feierabendspiel, feierabendspiele, zum einschlafen, vor dem schlafen, chillig, chillige, chilliges, entspannter, entspanntem",
      agriculture:
        "garten, gärtnern, gärtnert, bauernhof, bauernhofspiel, farm, landwirtschaft, farmspiel, farmspiele, farmen, ackerbau",
      "open-world": "offene welt, mit offener welt, open world spiel, offener welt, open world spiele",
      multiplayer:
        "onlinespiel, onlinespiele, online spiele, online-spiele, onlinegame, onlinegames, mehrspieler, multiplayer spiel, mehrspielerspiele",
      singleplayer: "einzelspieler, solo, singleplayer spiel",
      "co-op":
        "koop, kooperativ, kooperative, coop, koop spiel, koop spiele, ko op, koopspiel, koopspiele, coop spiel, coop spiele, kooperatives",
      isometric: "isometrisch, isometrische, isometrischer, isometrische ansicht",
      "top-down": "draufsicht, von oben, vogelperspektive",
      "local-co-op": "lokaler koop, couch koop, lokalem koop, lokaler coop",
      "local-multiplayer": "lokaler mehrspieler, lokaler multiplayer",
      "online-co-op": "online koop, online coop",
      "split-screen": "splitscreen, geteilter bildschirm, geteiltem bildschirm",
      "story-rich":
        "geschichte, gute geschichte, guter geschichte, mit guter geschichte, gute story, mit guter story, story, storylastig, erzählung, mit toller story, guter story, mit viel story, toller story, spannende geschichte, mit spannender geschichte, starke story, mit starker story, packender story",
      "choices-matter": "entscheidungen, mit entscheidungen, wichtigen entscheidungen",
      funny: "lustig, lustige, lustiges, witzig, witzige, witziges, humor, zum lachen, humorvoll, mit humor",
      difficult:
        "bockschwere, bockschweres, sauschwer, sauschwere, knüppelhart, knüppelharte, knallhart, knallharte, schwer, schwere, schweres, schwierig, schwierige, schwieriges, knackig, knackige, knackschwer, herausfordernd, anspruchsvoll, schwerer, schwieriger, bockschwer, hart",
      "sci-fi": "science fiction, scifi, sci fi",
      medieval: "mittelalter, mittelalterlich, ritter, im mittelalter, mittelalterliche, rittern, ritters",
      zombies: "zombie, zombiespiel, zombiespiele, untote, mit zombies",
      pirates: "piraten, pirat, piratenspiel, piratenspiele, seeräuber",
      space:
        "weltraum, weltall, raumschiffe, raumschiff, im weltraum, im weltall, weltraumspiel, weltraumspiele, im all",
      war: "krieg, kriegsspiel, kriegsspiele, kriegs",
      "world-war-ii": "zweiter weltkrieg, zweiten weltkrieg, 2. weltkrieg, im zweiten weltkrieg, wk2",
      "world-war-i": "erster weltkrieg, ersten weltkrieg, 1. weltkrieg, im ersten weltkrieg",
      western: "wilder westen, wilden westen, cowboys, im wilden westen",
      soccer: "fußball, fussball, fußballspiel, fußballspiele",
      "free-to-play": "kostenlos, kostenlose, kostenloses, gratis, umsonst, kostenfrei, kostenlosen, kostenfreie",
      "pixel-graphics": "pixelgrafik, pixel, pixeloptik, pixelart, pixellook, pixel look",
      "first-person": "ego perspektive, egoperspektive",
      fps: "ego shooter, egoshooter",
      "turn-based":
        "rundenbasiert, rundenbasierte, rundenbasiertes, rundenbasierter, rundenkampf, rundenkämpfe, rundenkämpfen, rundenkampfsystem",
      survival: "überleben, überlebensspiel, überlebensspiele, survivalspiel, survival spiel, zum überleben",
      mystery: "geheimnis, geheimnisse, mysteriös",
      detective: "detektiv, detektivspiel, detektivspiele, krimi, krimis, ermitteln",
      dinosaurs: "dinosaurier, dinos",
      dragons: "drachen, drache",
      robots: "roboter",
      superhero: "superhelden, superheld",
      "party-game": "party, partys, partyspiel, partyspiele, partyabend, für partys, für eine party",
      vampire: "vampire, vampir",
      aliens: "außerirdische, ausserirdische",
      fishing: "angeln, angelspiel, angelspiele, fischen",
      "post-apocalyptic":
        "postapokalyptisch, postapokalyptische, endzeit, apokalypse, postapokalypse, postapokalyptisches, nach der apokalypse",
      cute: "süß, süße, süßes, niedlich, niedliche, niedliches, knuffig, putzig",
      beautiful: "hübsch, hübsche, wunderschön, wunderschöne, wunderschönes, schöne grafik, schöner grafik",
      dark: "dunkel, düster, düstere, düsteres, düsterer, dunkler, finster",
      gore: "blutig, blutige, blut, brutal, brutale, gewalt",
      romance: "romantisch, romantische, romantik, liebe, liebesgeschichte",
      emotional:
        "heulen, zum heulen, weinen, zum flennen, traurig, traurige, trauriges, emotionale, emotionales, zum weinen, berührend, berührende, traurigste, traurigsten, emotionalste, emotionalsten",
      "fast-paced": "schnell, schnelle, schnelles, rasant, rasante",
      classic: "klassiker, klassisch, klassische",
      retro: "alte Schule, der alten Schule",
      music: "musik, musikspiel, musikspiele, rhythmus, rhythmusspiel",
      "great-soundtrack":
        "gute musik, guter musik, toller soundtrack, guter soundtrack, mit guter musik, tolle musik, toller musik",
      management: "verwalten, wirtschaft, wirtschaftssimulation, wirtschaftssimulationen, wirtschaftssim, manager",
      building: "bauen, bau",
      crafting: "craften, basteln, handwerk",
      historical: "historisch, historische, historisches",
      magic: "magie, zauberei, zaubern, zauberer",
      ninja: "ninjas",
      "family-friendly": "familienfreundlich, familienfreundliche, familienfreundliches",
      "female-protagonist":
        "heldin, weibliche hauptfigur, protagonistin, weiblicher hauptfigur, hauptfigur weiblich, mit einer heldin, mit einer frau als heldin",
      vr: "virtuelle realität",
      "time-travel": "zeitreise, zeitreisen",
      "hand-drawn": "handgezeichnet, handgezeichnete, handgezeichnetes, gezeichnet",
      underwater: "unterwasser, unter wasser, u-boot, tauchen",
      mythology: "mythologie, mythologisch, griechische mythologie",
      "2d": "in 2d",
      "3d": "in 3d",
      tactical: "taktisch, taktische, taktik, taktisches",
      exploration: "erkundung, erkunden, zum erkunden, entdecken",
      fantasy: "fantasyspiel, fantasy spiel, fantasy rollenspiel",
      sniper: "scharfschütze, scharfschützen",
      "base-building": "basisbau",
      naval: "seeschlacht, seeschlachten, schiffe",
      cyberpunk: "cyberpunkig",
    },
    platforms: {
      pc: "rechner, computer, den rechner, laptop, meinen rechner, den pc",
      "nintendo-switch": "die switch",
      "nintendo-switch-2": "die switch 2",
      android: "android handy, android handys",
      web: "browser, browserspiel, browserspiele, im browser",
      genesis: "mega drive",
      ios: "iphone",
    },
    stores: {
      "playstation-store": "psn store",
    },
  },
  subjects: GERMAN_SUBJECTS,
};
