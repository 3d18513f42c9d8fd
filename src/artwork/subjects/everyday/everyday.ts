import type { Subject } from "#artwork/part.ts";
import { AMERICAN_FOOTBALLER } from "./american-footballer.ts";
import { BASEBALL_BATTER } from "./baseball-batter.ts";
import { BASKETBALL_PLAYER } from "./basketball-player.ts";
import { BEAN_FIGURES } from "./bean-figures.ts";
import { BOARD_TOKENS } from "./board-tokens.ts";
import { BOMB } from "./bomb.ts";
import { BRAIN_IN_THOUGHT } from "./brain-in-thought.ts";
import { BUILDER } from "./builder.ts";
import { CAKE } from "./cake.ts";
import { CAMERA } from "./camera.ts";
import { CHEF } from "./chef.ts";
import { CHESS_PIECES } from "./chess-pieces.ts";
import { CHILD_WITH_BALLOON } from "./child-with-balloon.ts";
import { COOKING_POT } from "./cooking-pot.ts";
import { COUPLE } from "./couple.ts";
import { CRICKETER } from "./cricketer.ts";
import { CUBE_FIGURE } from "./cube-figure.ts";
import { DANCER } from "./dancer.ts";
import { DICE } from "./dice.ts";
import { FARMER } from "./farmer.ts";
import { FOOTBALL_TEAM } from "./football-team.ts";
import { FOOTBALL } from "./football.ts";
import { FOOTBALLER } from "./footballer.ts";
import { FRIENDS } from "./friends.ts";
import { GAME_CONTROLLER } from "./game-controller.ts";
import { GOLFER } from "./golfer.ts";
import { GUITAR } from "./guitar.ts";
import { HAND_OF_CARDS } from "./hand-of-cards.ts";
import { HOCKEY_PLAYER } from "./hockey-player.ts";
import { HOUSE_OF_BRICKS } from "./house-of-bricks.ts";
import { LAWYER } from "./lawyer.ts";
import { LETTER } from "./letter.ts";
import { LUCKY_BOX } from "./lucky-box.ts";
import { MAGNIFYING_GLASS } from "./magnifying-glass.ts";
import { MANAGER } from "./manager.ts";
import { MINER } from "./miner.ts";
import { OLD_PHONE } from "./old-phone.ts";
import { PAINT_BRUSH } from "./paint-brush.ts";
import { PAPERS_AND_STAMP } from "./papers-and-stamp.ts";
import { PIANO_KEYS } from "./piano-keys.ts";
import { PLAYING_CARDS } from "./playing-cards.ts";
import { POKER_CHIPS } from "./poker-chips.ts";
import { PUPPET } from "./puppet.ts";
import { ROCK_BAND } from "./rock-band.ts";
import { ROLLER_COASTER } from "./roller-coaster.ts";
import { SCARECROW } from "./scarecrow.ts";
import { SHOPKEEPER } from "./shopkeeper.ts";
import { SURFER } from "./surfer.ts";
import { TEDDY_BEAR } from "./teddy-bear.ts";
import { TELEVISION } from "./television.ts";
import { TENNIS_PLAYER } from "./tennis-player.ts";
import { TROPHY } from "./trophy.ts";
import { TYPEWRITER } from "./typewriter.ts";
import { WAITER } from "./waiter.ts";

export const EVERYDAY: readonly Subject[] = [
  AMERICAN_FOOTBALLER,
  BASEBALL_BATTER,
  BASKETBALL_PLAYER,
  BEAN_FIGURES,
  BOARD_TOKENS,
  BOMB,
  BRAIN_IN_THOUGHT,
  BUILDER,
  CAKE,
  CAMERA,
  CHEF,
  CHESS_PIECES,
  CHILD_WITH_BALLOON,
  COOKING_POT,
  COUPLE,
  CRICKETER,
  CUBE_FIGURE,
  DANCER,
  DICE,
  FARMER,
  FOOTBALL,
  FOOTBALLER,
  FOOTBALL_TEAM,
  FRIENDS,
  GAME_CONTROLLER,
  GOLFER,
  GUITAR,
  HAND_OF_CARDS,
  HOCKEY_PLAYER,
  HOUSE_OF_BRICKS,
  LAWYER,
  LETTER,
  LUCKY_BOX,
  MAGNIFYING_GLASS,
  MANAGER,
  MINER,
  OLD_PHONE,
  PAINT_BRUSH,
  PAPERS_AND_STAMP,
  PIANO_KEYS,
  PLAYING_CARDS,
  POKER_CHIPS,
  PUPPET,
  ROCK_BAND,
  ROLLER_COASTER,
  SCARECROW,
  SHOPKEEPER,
  SURFER,
  TEDDY_BEAR,
  TELEVISION,
  TENNIS_PLAYER,
  TROPHY,
  TYPEWRITER,
  WAITER,
];
