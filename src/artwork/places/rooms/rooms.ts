import type { Place } from "#artwork/part.ts";
import { ARCADE } from "./arcade.ts";
import { BASEBALL_FIELD } from "./baseball-field.ts";
import { BASKETBALL_COURT } from "./basketball-court.ts";
import { BEDROOM } from "./bedroom.ts";
import { BLOCK_WORLD } from "./block-world.ts";
import { BOARD_ISLANDS } from "./board-islands.ts";
import { CHESS_BOARD } from "./chess-board.ts";
import { CLASSROOM } from "./classroom.ts";
import { CONCERT_STAGE } from "./concert-stage.ts";
import { COURTROOM } from "./courtroom.ts";
import { DANCE_FLOOR } from "./dance-floor.ts";
import { DESK } from "./desk.ts";
import { FARM } from "./farm.ts";
import { FELT_TABLE } from "./felt-table.ts";
import { FOOTBALL_PITCH } from "./football-pitch.ts";
import { GARDEN } from "./garden.ts";
import { GOLF_COURSE } from "./golf-course.ts";
import { ICE_RINK } from "./ice-rink.ts";
import { KITCHEN } from "./kitchen.ts";
import { LIVING_ROOM } from "./living-room.ts";
import { MAP_TABLE } from "./map-table.ts";
import { OFFICE } from "./office.ts";
import { PLAYGROUND } from "./playground.ts";
import { RESTAURANT } from "./restaurant.ts";
import { SHOP } from "./shop.ts";
import { SKATEPARK } from "./skatepark.ts";
import { STADIUM } from "./stadium.ts";
import { STADIUM_ABOVE } from "./stadium-above.ts";
import { STREET_COURT } from "./street-court.ts";
import { TABLE_ROOM } from "./table-room.ts";
import { TENNIS_COURT } from "./tennis-court.ts";
import { THEATRE_STAGE } from "./theatre-stage.ts";
import { TOY_TOWN } from "./toy-town.ts";
import { TRAIN_CAR } from "./train-car.ts";
import { WORKSHOP } from "./workshop.ts";

export const ROOMS_PLACES: readonly Place[] = [
  ARCADE,
  BASEBALL_FIELD,
  BASKETBALL_COURT,
  BEDROOM,
  BLOCK_WORLD,
  BOARD_ISLANDS,
  CHESS_BOARD,
  CLASSROOM,
  CONCERT_STAGE,
  COURTROOM,
  DANCE_FLOOR,
  DESK,
  FARM,
  FELT_TABLE,
  FOOTBALL_PITCH,
  GARDEN,
  GOLF_COURSE,
  ICE_RINK,
  KITCHEN,
  LIVING_ROOM,
  MAP_TABLE,
  OFFICE,
  PLAYGROUND,
  RESTAURANT,
  SHOP,
  SKATEPARK,
  STADIUM,
  STADIUM_ABOVE,
  STREET_COURT,
  TABLE_ROOM,
  TENNIS_COURT,
  THEATRE_STAGE,
  TOY_TOWN,
  TRAIN_CAR,
  WORKSHOP,
];
