// What people ask of a game and no catalogue here knows.
import type { UnknownCues } from "#shared/search/languages/language.ts";

export const ENGLISH_UNKNOWNS: UnknownCues = {
  price:
    "cheap, cheapest, inexpensive, on sale, discounted, on discount, bargain, bargains, low price, affordable, for cheap, best deal, deals, price, prices, how much, cost, costs",
  hardware:
    "low spec, low specs, low end, low end pc, low end laptop, potato pc, on a potato, on my potato, runs on a potato, run on a potato, that run on a potato, that runs on a potato, toaster pc, on a toaster, runs on a toaster, run on a toaster, that run on a toaster, weak pc, weak laptop, weak computer, old laptop, my old laptop, my old pc, my old computer, bad pc, bad laptop, slow pc, slow computer, slow laptop, without a graphics card, no graphics card, without a gpu, no gpu, without a dedicated gpu, integrated graphics, on integrated graphics, system requirements, low system requirements, low requirements, can my pc run, will my pc run, can my laptop run, 2gb ram, 4gb ram, 8gb ram, 4gb of ram, 8gb of ram, intel hd",
  accessibility:
    "for the color blind, for the colour blind, for color blind people, for colour blind people, for color blind players, one handed controls, with one hand, using one hand, i can play with one hand, play with one hand, one handed, one handed mode, one handed play, playable with one button, playable with one switch, colorblind friendly, colourblind friendly, colorblind, colourblind, colorblind mode, for the blind, for blind people, for blind players, for blind gamers, deaf friendly, for the deaf, for deaf people, for deaf players, accessibility, accessibility options, accessibility features, playable with one hand, motion sickness, low motion sickness, no motion sickness, without motion sickness, dyslexia friendly, no quick time events, without quick time events, no button mashing, arthritis, for disabled people, for disabled gamers, for disabled players",
  languages:
    "in english, in spanish, in german, in french, in italian, in japanese, in portuguese, in russian, in polish, in chinese, english voice acting, english dub, english dubbed, with english subtitles, english subtitles, english text, translated into english, with english translation, english translation, fan translation, fan translated",
  exclusive: "exclusive, exclusives, exclusively, exclusive to, exclusives for, exclusive games, exclusive titles",
  storage:
    "low storage, little storage, not much storage, small storage, low on storage, limited storage, small file size, small file sizes, low file size, small download, small downloads, small download size, low disk space, little disk space, not much disk space, little space, not much space, that take little space, that take up little space, that don't take much space, that don't take up much space, that don't take a lot of space, low size, small in size, few gb, few gigabytes, few megabytes",
  details:
    "jump scares, jumpscares, jump scare, jumpscare, time limit, time limits, timer, timers, time pressure, ads, ad, adverts, advertisements, advertising, popup ads, grind, grinding, grindy, much grinding, backtracking, qte, qtes, random encounters, fetch quests, denuvo",
  features:
    "easy mode, an easy mode, difficulty options, difficulty settings, adjustable difficulty, difficulty sliders, difficulty modes",
  worldSize:
    "not too big, not too large, not too huge, not so big, not so large, not very big, not that big, but not too big, but not too large, but not too huge, but not so big, but not that big, isn't too big, that isn't too big, isn't too large, that isn't too large, that is not too big, that's not too big, not overwhelming, but not overwhelming, that isn't overwhelming, small map, small maps, smaller map, small world, smaller world",
  compact: "small, smaller, compact, tiny",
};
