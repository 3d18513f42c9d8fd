// Words that mean nearly the same, for whoever describes a game in words of their own. Each line is one meaning; a word of
// it also finds the others, which count for less. A line with `>` leads one way: the word before it finds those after it.
import { stemOf } from "./tokens.ts";

const LINES = `
lawyer, attorney > court, trial, courtroom, defendant
court, courtroom, trial, tribunal
judge, jury
cop, police, policeman, officer, sheriff
detective, investigator, inspector, sleuth
thief, burglar, robber, steal, heist, robbery
killer, murderer, assassin, hitman
spy, agent, espionage
soldier, trooper, marine, infantry
knight > sword, armour
wizard, mage, sorcerer, witch, magician, magic, spell
car, vehicle, automobile, driving
truck, lorry
bike, motorcycle, motorbike
bicycle, cycling
plane, airplane, aircraft, flight, flying, pilot
ship, boat, vessel, sailing
train, railway, railroad, locomotive
football, soccer
basketball, nba
hockey, nhl
baseball, mlb
golf, golfing
tennis, racket
skateboard, skate, skateboarding, skater
snowboard, snowboarding, ski, skiing
wrestling, wrestler, wwe
boxing, boxer
race, racing
gun, weapon, shooting, rifle, pistol
sword, blade
bow, arrow, archer
bomb, explosive, explosion, blow, explode
fight, fighting, combat, battle
war, warfare
ww2 > war, nazis
nazi, german
zombie, undead, infected
ghost, spirit, haunted, phantom
monster, creature, beast
alien, extraterrestrial, xenomorph
robot, android, machine, mech
dinosaur, raptor
dragon, wyvern
demon, devil, hell
vampire, bloodsucker
werewolf, wolf
cat, kitten, feline
dog, puppy, hound
bird, goose, duck
horse, riding
cow, cattle, chicken, animal
fish, fishing
pet, companion
kid, child, boy, girl
girl, woman, female, daughter
boy, son
man, guy
dad, father
mom, mother, mum
brother, sibling
sister, sibling
baby, infant
old, elderly
king, queen, ruler, kingdom, throne
prince, princess
hero, protagonist
villain, evil, bad
god, deity
island, isle
sea, ocean, underwater
beach, coast
forest, wood, woods
mountain, climb, climbing, summit
cave, underground, mine, mining
desert, sand
snow, ice, winter, frozen, arctic, antarctic
space, galaxy, planet, star
moon, lunar
spaceship, starship, spacecraft
city, town
village, settlement
house, home, mansion
castle, fortress
tower, spire
dungeon, crypt
school, academy, university, student, college
hospital, doctor, surgeon, surgery, medical
prison, jail, escape
hotel, motel
restaurant, kitchen, cook, cooking, chef, food
shop, store, shopkeeper, sell, merchant
farm, farming, farmer, crop, harvest
garden, plant, flower
office, job, work
factory, production, conveyor, automate, automation
build, building, construct, construction
craft, crafting
survive, survival
explore, exploration
jump, jumping
run, running
swing, grapple, grappling
shrink, tiny, small
giant, huge, big
grow, bigger
eat, eating, swallow
throw, toss
cut, slice, slicing
push, shove
match, matching
block, brick, cube
ball, sphere
card, deck
dice, die
chess, checkmate
puzzle, riddle
word, letter, spelling
type, typing, keyboard
draw, drawing, paint, painting, ink
photo, photograph, photography, camera, picture
music, song, rhythm, beat
guitar, band, rock
dance, dancing
sing, singing, karaoke
time, clock
loop, repeat
past, history
future, futuristic
dream, nightmare
memory, amnesia
mask, masked
shadow, dark, darkness
light, lantern, torch
fire, flame, burn
water, swim, swimming
wind, blow
colour, color
black, dark
white, pale
pixel, 8bit, retro
hand, drawn
funny, humor, humour, comedy
scary, horror, frightening, terrifying, creepy
sad, emotional, cry
cute, adorable
relaxing, cozy, calm, peaceful
hard, difficult, punishing
story, narrative, plot
choice, decision, choose
love, romance, dating, date
marry, marriage, wedding
friend, friendship
family, parents
death, die, dead, dying
murder, kill
crime, criminal, gangster, mafia, mob
money, cash, gold, rich
tax, taxes
border > passport, immigration, checkpoint
passport > border, immigration
immigration > border
president, politics, election
revolution, rebel, rebellion, resistance
plague, disease, virus, pandemic
apocalypse, wasteland, nuclear
radiation, nuclear, fallout
computer, hacker, hacking, terminal
phone, smartphone
letter, mail, post, courier, parcel, package, delivery, deliver
camp, camping
park, theme, amusement
zoo, animal
circus, clown
pirate, treasure
cowboy, western, outlaw
samurai, katana, japan
ninja, shuriken
viking, norse
egypt, pyramid, pharaoh
rome, roman
greece, greek
china, chinese
japan, japanese, tokyo
russia, soviet, russian
london, england
paris, france
america, usa
africa, savannah
jungle, rainforest
tree, forest
mushroom, fungus
egg, hatch
bug, insect, ant, bee, spider
snake, serpent
bear, teddy
monkey, ape, gorilla
rabbit, bunny
mouse, rat
fox, wolf
frog, toad
penguin, seal
shark, whale
squid, octopus, tentacle
slime, blob
worm, snake
skeleton, bone, skull
blood, gore
potion, alchemy
ring, jewel
key, door, lock
box, crate
portal, teleport
gravity, upside
invisible, stealth, sneak
rope, chain
parachute, glider, gliding
hook, grapple
elevator, lift
wheel, tire
tank, armored
helicopter, chopper
submarine, sub
rocket, missile
laser, beam
drone, quadcopter
cannon, artillery
wall, barrier
bridge, river
maze, labyrinth
room, chamber
mirror, reflection
paper, cardboard, origami
clay, plasticine
wool, yarn, thread
lego, brick
toy, toys
doll, puppet
balloon, float
bubble, bubbles
candy, sweet, sugar
cake, pie
pizza, burger
coffee, barista, cafe
beer, bar, pub, bartender
wine, drunk
drug, drugs
priest, church, nun
monk, monastery
angel, heaven
cult, ritual
experiment, laboratory, scientist, science
clone, copy
mutant, mutation
superhero, hero, powers
battle royale > island, shrinking, last
tower defense > towers, waves
quiz, trivia, question
party, minigame, minigames
sports, athlete
gym, fitness, exercise, workout
swim, diving, dive
surf, surfing
parkour, freerunning
walk, walking, hike, hiking
journey, trip, travel, road
trader, trade, trading
tycoon, management, manage
colony, colonist, settlers
emperor, empire, civilization
army, troops, command
general, commander
squad, team
crew, captain
gang, crew
boss, bosses
arena, gladiator
tournament, championship, cup
`;

/** The words that a word also finds, by its stem. */
export const RELATED: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const related = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const known = related.get(from) ?? new Set();
    if (from !== to) related.set(from, known.add(to));
  };
  const stems = (text: string) => text.split(",").map((word) => stemOf(word.trim()));
  for (const line of LINES.trim().split("\n")) {
    const [before = "", after] = line.split(">");
    const [from, to] = [stems(before), stems(after ?? before)];
    for (const word of from) for (const other of after === undefined ? to : [...from, ...to]) add(word, other);
  }
  return related;
})();
