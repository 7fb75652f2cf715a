import * as balls from '../emblems/balls.ts';
import * as creatures from '../emblems/creatures.ts';
import * as fishes from '../emblems/fish.ts';
import * as quick from '../emblems/house.ts';
import * as legends from '../emblems/legends.ts';
import * as predators from '../emblems/predators.ts';
import * as sea from '../emblems/sea.ts';
import * as sport from '../emblems/sport.ts';
import * as symbols from '../emblems/symbols.ts';
import * as tables from '../emblems/tables.ts';
import * as treasures from '../emblems/treasures.ts';
import * as casino from '../emblems/casino.ts';
import * as esports from '../emblems/esports.ts';
import * as lottery from '../emblems/lottery.ts';
import * as roosters from '../emblems/roosters.ts';
import type { Emblem } from '../emblems/emblem.ts';
import type { Coat } from './palettes.ts';
import type { Theme } from './theme.ts';

type Themes = Readonly<Record<string, Theme>>;

const deep = (draw: Emblem, coats: readonly Coat[]): Theme => ({
  draw,
  coats,
  scenes: ['reef', 'abyss', 'reef', 'waves', 'treasureCave'],
  fronts: ['shoal', 'none', 'coins', 'shoal'],
  drifts: ['bubbles', 'coins'],
  calm: true,
});
const atTable = (draw: Emblem, coats: readonly Coat[]): Theme => ({
  draw,
  coats,
  scenes: ['feltTable', 'studio', 'neonCity', 'goldenHall', 'vault'],
  fronts: ['none', 'chips', 'none'],
  drifts: ['sparks', 'motes'],
  calm: true,
});
const onPitch = (draw: Emblem, scenes: Theme['scenes'], coats: readonly Coat[] = teams): Theme => ({
  draw,
  coats,
  scenes,
  fronts: ['none'],
  drifts: ['confetti', 'sparks', 'motes'],
  calm: true,
});
const onScreen = (draw: Emblem, coats: readonly Coat[]): Theme => ({
  draw,
  coats,
  scenes: ['hexArena', 'neonCity', 'synthSun', 'space', 'volcano'],
  fronts: ['none', 'fire', 'none'],
  drifts: ['sparks', 'embers', 'stars'],
});
const parlour = (draw: Emblem, coats: readonly Coat[]): Theme => ({
  draw,
  coats,
  scenes: ['feltTable', 'lanternStreet', 'sunburst', 'studio', 'temple', 'neonCity'],
  fronts: ['none', 'coins', 'chips'],
  drifts: ['sparks', 'coins', 'motes'],
});
const inHouseTheme = (draw: Emblem, scenes: Theme['scenes'], coats: readonly Coat[] = neon): Theme => ({
  draw,
  coats,
  scenes,
  fronts: ['none', 'gems', 'none'],
  drifts: ['sparks', 'stars', 'coins'],
});
const pit = (draw: Emblem, coats: readonly Coat[] = plumage): Theme => ({
  draw,
  coats,
  scenes: ['cockpit', 'prairie', 'sunburst', 'cockpit', 'volcano'],
  fronts: ['none', 'fire', 'grass'],
  drifts: ['embers', 'motes', 'sparks'],
});
const drawHall = (draw: Emblem, scenes: Theme['scenes'], coats: readonly Coat[] = festive): Theme => ({
  draw,
  coats,
  scenes,
  fronts: ['none', 'coins', 'none'],
  drifts: ['confetti', 'sparks', 'coins'],
});

const teams: readonly Coat[] = [
  ['red', 'crimson', 'amber'],
  ['blue', 'indigo', 'red'],
  ['green', 'jade', 'orange'],
  ['violet', 'indigo', 'magenta'],
  ['sky', 'blue', 'amber'],
  ['orange', 'red', 'sky'],
];
const felt: readonly Coat[] = [
  ['red', 'gold', 'blue'],
  ['blue', 'sky', 'red'],
  ['green', 'jade', 'red'],
  ['violet', 'indigo', 'amber'],
  ['black', 'red', 'red'],
  ['crimson', 'gold', 'green'],
];
const neon: readonly Coat[] = [
  ['magenta', 'violet', 'sky'],
  ['sky', 'blue', 'orange'],
  ['lime', 'green', 'magenta'],
  ['violet', 'indigo', 'amber'],
  ['orange', 'red', 'teal'],
  ['red', 'crimson', 'sky'],
];
const plumage: readonly Coat[] = [
  ['orange', 'crimson', 'red'],
  ['amber', 'brown', 'green'],
  ['white', 'slate', 'red'],
  ['red', 'crimson', 'blue'],
  ['teal', 'indigo', 'red'],
  ['black', 'slate', 'red'],
];
const festive: readonly Coat[] = [
  ['red', 'crimson', 'amber'],
  ['blue', 'sky', 'red'],
  ['green', 'jade', 'red'],
  ['violet', 'magenta', 'orange'],
  ['sky', 'blue', 'magenta'],
  ['magenta', 'violet', 'green'],
];
const fins: readonly Coat[] = [
  ['orange', 'amber', 'red'],
  ['amber', 'orange', 'magenta'],
  ['magenta', 'violet', 'amber'],
  ['lime', 'green', 'orange'],
  ['red', 'orange', 'amber'],
  ['pink', 'violet', 'sky'],
  ['sky', 'amber', 'orange'],
];

export const fish: Themes = {
  koi: deep(fishes.koi, [
    ['orange', 'amber', 'red'],
    ['white', 'orange', 'red'],
    ['amber', 'orange', 'crimson'],
  ]),
  clownfish: deep(fishes.clownfish, [
    ['orange', 'amber', 'orange'],
    ['red', 'orange', 'amber'],
    ['magenta', 'pink', 'violet'],
    ['amber', 'orange', 'red'],
  ]),
  angelfish: deep(fishes.angelfish, fins),
  puffer: deep(fishes.puffer, [
    ['amber', 'orange', 'red'],
    ['lime', 'green', 'orange'],
    ['pink', 'magenta', 'violet'],
    ['orange', 'red', 'magenta'],
  ]),
  shark: deep(fishes.shark, [
    ['slate', 'grey', 'red'],
    ['sky', 'blue', 'red'],
    ['violet', 'indigo', 'magenta'],
    ['amber', 'orange', 'red'],
  ]),
  anglerfish: deep(fishes.angler, [
    ['violet', 'magenta', 'pink'],
    ['teal', 'jade', 'orange'],
    ['crimson', 'red', 'amber'],
    ['lime', 'green', 'magenta'],
  ]),
  crab: deep(sea.crab, [
    ['red', 'crimson', 'amber'],
    ['orange', 'amber', 'blue'],
    ['magenta', 'violet', 'amber'],
  ]),
  turtle: deep(sea.turtle, [
    ['lime', 'green', 'red'],
    ['jade', 'brown', 'amber'],
    ['amber', 'crimson', 'red'],
  ]),
  octopus: deep(sea.octopus, [
    ['magenta', 'violet', 'amber'],
    ['red', 'orange', 'amber'],
    ['orange', 'amber', 'red'],
    ['lime', 'green', 'violet'],
  ]),
  jellyfish: deep(sea.jellyfish, [
    ['pink', 'magenta', 'violet'],
    ['lime', 'teal', 'sky'],
    ['amber', 'orange', 'magenta'],
  ]),
  whale: deep(fishes.whale, [
    ['sky', 'blue', 'red'],
    ['amber', 'orange', 'red'],
    ['pink', 'magenta', 'violet'],
  ]),
  seahorse: deep(sea.seahorse, fins),
  lobster: deep(sea.lobster, [
    ['red', 'orange', 'amber'],
    ['orange', 'amber', 'red'],
    ['magenta', 'pink', 'amber'],
  ]),
  manta: deep(sea.manta, [
    ['violet', 'magenta', 'sky'],
    ['orange', 'amber', 'red'],
    ['magenta', 'pink', 'amber'],
  ]),
  'sea-dragon': deep(sea.seaDragon, [
    ['red', 'orange', 'amber'],
    ['lime', 'green', 'orange'],
    ['amber', 'orange', 'red'],
    ['magenta', 'violet', 'amber'],
  ]),
  cannon: deep(sea.seaCannon, [
    ['red', 'crimson', 'amber'],
    ['violet', 'indigo', 'magenta'],
    ['orange', 'amber', 'red'],
  ]),
  pearl: deep(sea.pearlShell, [
    ['pink', 'magenta', 'violet'],
    ['amber', 'orange', 'red'],
    ['magenta', 'violet', 'pink'],
  ]),
  'ocean-king': deep(legends.poseidon, [
    ['amber', 'orange', 'red'],
    ['lime', 'green', 'magenta'],
    ['sky', 'blue', 'red'],
  ]),
  'golden-dragon': deep(legends.dragon, [
    ['amber', 'red', 'crimson'],
    ['red', 'gold', 'amber'],
    ['jade', 'gold', 'orange'],
  ]),
};

export const live: Themes = {
  dealer: atTable(casino.dealer, [...felt, ['magenta', 'violet', 'red'], ['sky', 'blue', 'red']]),
  'roulette-dealer': atTable(casino.dealerRoulette, felt),
  baccarat: atTable(casino.baccarat, felt),
  roulette: atTable(casino.roulette, felt),
  blackjack: atTable(casino.blackjack, felt),
  poker: atTable(casino.poker, felt),
  'dragon-tiger': {
    ...atTable(casino.dragonTiger, felt),
    scenes: ['temple', 'lanternStreet', 'goldenHall', 'feltTable'],
  },
  'sic-bo': atTable(casino.sicBo, [
    ['red', 'gold', 'red'],
    ['blue', 'gold', 'red'],
    ['green', 'gold', 'violet'],
  ]),
  dice: atTable(casino.diceThrow, [
    ['red', 'gold', 'blue'],
    ['blue', 'gold', 'red'],
    ['violet', 'gold', 'green'],
  ]),
  'money-wheel': {
    ...atTable(casino.fortuneWheel, [
      ['red', 'blue', 'green'],
      ['violet', 'sky', 'magenta'],
      ['blue', 'orange', 'red'],
    ]),
    scenes: ['studio', 'bulbHall', 'neonCity', 'sunburst'],
  },
  'fan-tan': { ...atTable(casino.suits, felt), scenes: ['lanternStreet', 'feltTable', 'goldenHall'] },
  'lucky-six': atTable(casino.luckySix, felt),
};

export const sports: Themes = {
  football: onPitch(balls.football, ['stadium', 'stadium', 'neonCity', 'sunburst']),
  'golden-boot': onPitch(balls.goldenBoot, ['stadium', 'sunburst']),
  basketball: onPitch(balls.basketball, ['hardwood', 'neonCity', 'sunburst']),
  tennis: onPitch(balls.tennis, ['clayCourt', 'sunburst', 'clayCourt']),
  boxing: onPitch(
    sport.boxing,
    ['ropeRing', 'sunburst', 'ropeRing'],
    [
      ['red', 'crimson', 'blue'],
      ['blue', 'indigo', 'red'],
      ['amber', 'orange', 'violet'],
    ],
  ),
  volleyball: onPitch(balls.volleyball, ['hardwood', 'beach']),
  baseball: onPitch(balls.baseball, ['stadium', 'sunburst']),
  hockey: onPitch(sport.hockey, ['iceland', 'hexArena', 'sunburst']),
  cricket: onPitch(balls.cricket, ['stadium', 'meadow', 'sunburst']),
  badminton: onPitch(sport.badminton, ['clayCourt', 'hardwood', 'sunburst']),
  motorsport: onPitch(sport.raceCar, ['raceTrack', 'neonCity']),
  'race-helmet': onPitch(sport.raceHelmet, ['raceTrack', 'sunburst']),
  golf: onPitch(balls.golf, ['meadow', 'mountains', 'beach']),
  billiards: onPitch(balls.billiards, ['feltTable', 'neonCity', 'studio']),
  gridiron: onPitch(balls.gridiron, ['stadium', 'sunburst']),
  derby: onPitch(sport.derby, ['prairie', 'stadium', 'meadow']),
  darts: onPitch(sport.darts, ['studio', 'bulbHall', 'sunburst']),
  trophy: onPitch(sport.trophy, ['stadium', 'goldenHall', 'sunburst', 'hexArena']),
  'table-tennis': onPitch(sport.tableTennis, ['clayCourt', 'hardwood', 'sunburst']),
  cycling: onPitch(sport.cycling, ['mountains', 'raceTrack', 'beach']),
};

export const esportsThemes: Themes = {
  gamepad: onScreen(esports.gamepad, neon),
  mecha: onScreen(esports.mecha, teams),
  crosshair: onScreen(esports.crosshair, teams),
  headset: onScreen(esports.headset, neon),
  'legend-blade': onScreen(esports.arena, neon),
  'team-shield': onScreen(esports.shieldTeam, teams),
  'defence-tower': onScreen(esports.cannonTower, neon),
  sorceress: onScreen(esports.sorceress, [
    ['violet', 'indigo', 'magenta'],
    ['white', 'sky', 'sky'],
    ['crimson', 'red', 'lime'],
    ['sky', 'blue', 'pink'],
    ['lime', 'green', 'violet'],
  ]),
  keyboard: onScreen(esports.keycaps, neon),
  ninja: onScreen(esports.ninja, [
    ['violet', 'indigo', 'red'],
    ['teal', 'blue', 'magenta'],
    ['red', 'crimson', 'sky'],
    ['green', 'jade', 'amber'],
  ]),
  champion: onScreen(sport.trophy, neon),
  racer: onScreen(sport.raceHelmet, neon),
  wolfpack: onScreen(predators.wolf, [
    ['slate', 'grey', 'red'],
    ['blue', 'sky', 'violet'],
    ['crimson', 'red', 'amber'],
  ]),
};

export const pvp: Themes = {
  'card-hand': parlour(tables.cardHand, felt),
  mahjong: parlour(tables.mahjong, [
    ['green', 'jade', 'red'],
    ['blue', 'sky', 'amber'],
    ['violet', 'magenta', 'amber'],
    ['red', 'crimson', 'green'],
  ]),
  dominoes: parlour(tables.dominoes, felt),
  chess: parlour(tables.chess, [
    ['black', 'slate', 'red'],
    ['crimson', 'red', 'gold'],
    ['indigo', 'violet', 'sky'],
  ]),
  xiangqi: parlour(tables.xiangqi, felt),
  ludo: parlour(tables.ludo, felt),
  checkers: parlour(tables.checkers, [
    ['amber', 'orange', 'red'],
    ['white', 'grey', 'violet'],
    ['sky', 'blue', 'red'],
  ]),
  duel: parlour(tables.duelHands, felt),
  'chip-tower': parlour(tables.potOfChips, felt),
  poker: parlour(casino.poker, felt),
  'bull-bull': parlour(creatures.bull, [
    ['crimson', 'brown', 'red'],
    ['amber', 'orange', 'red'],
    ['black', 'red', 'gold'],
  ]),
  dice: parlour(casino.diceThrow, [
    ['red', 'gold', 'blue'],
    ['violet', 'gold', 'green'],
    ['sky', 'gold', 'red'],
  ]),
};

export const inhouse: Themes = {
  crash: inHouseTheme(quick.crash, ['space', 'synthSun', 'neonCity']),
  aviator: inHouseTheme(quick.aviator, ['cloudPalace', 'mountains', 'synthSun', 'sunburst']),
  mines: inHouseTheme(quick.mines, ['treasureCave', 'vault', 'desert', 'hexArena']),
  plinko: inHouseTheme(quick.plinko, ['neonCity', 'hexArena', 'sunburst', 'synthSun']),
  'coin-flip': inHouseTheme(quick.coinFlip, ['sunburst', 'vault', 'neonCity']),
  tower: inHouseTheme(quick.tower, ['castle', 'neonCity', 'ruins', 'cloudPalace']),
  'hi-lo': inHouseTheme(quick.hiLo, ['feltTable', 'neonCity', 'sunburst']),
  keno: inHouseTheme(
    quick.keno,
    ['bulbHall', 'neonCity', 'sunburst'],
    [
      ['violet', 'indigo', 'magenta'],
      ['blue', 'sky', 'red'],
      ['red', 'crimson', 'sky'],
      ['green', 'jade', 'orange'],
    ],
  ),
  goal: inHouseTheme(quick.goal, ['stadium', 'neonCity']),
  scratch: inHouseTheme(
    quick.scratchGem,
    ['bulbHall', 'sunburst', 'vault'],
    [
      ['red', 'crimson', 'red'],
      ['violet', 'indigo', 'red'],
      ['green', 'jade', 'red'],
      ['blue', 'indigo', 'red'],
    ],
  ),
  dice: inHouseTheme(
    casino.diceThrow,
    ['neonCity', 'hexArena', 'feltTable'],
    [
      ['magenta', 'gold', 'sky'],
      ['lime', 'gold', 'violet'],
      ['sky', 'gold', 'magenta'],
    ],
  ),
  wheel: inHouseTheme(
    casino.fortuneWheel,
    ['bulbHall', 'neonCity', 'sunburst'],
    [
      ['magenta', 'violet', 'sky'],
      ['red', 'blue', 'green'],
    ],
  ),
  diamonds: inHouseTheme(treasures.jewelCluster, ['vault', 'treasureCave', 'space']),
  limbo: inHouseTheme(symbols.rocket, ['space', 'synthSun']),
};

export const cockfight: Themes = {
  rooster: pit(roosters.rooster),
  'rooster-head': pit(roosters.roosterHead),
  duel: pit(roosters.duel, [
    ['orange', 'crimson', 'red'],
    ['red', 'crimson', 'amber'],
    ['amber', 'brown', 'red'],
  ]),
  spurs: pit(roosters.spur),
  champion: pit(roosters.champion),
  'flying-kick': pit(roosters.flyingKick),
};

const hall = ['bulbHall', 'sunburst', 'studio', 'neonCity'] as const;
const feast = ['lanternStreet', 'temple', 'bulbHall', 'goldenHall', 'sunburst'] as const;

export const eLottery: Themes = {
  'fast-three': drawHall(lottery.fastThree, [...hall, 'raceTrack']),
  'race-ten': drawHall(lottery.raceTen, ['raceTrack', 'neonCity', 'synthSun']),
  'lucky-balls': drawHall(lottery.luckyBalls, hall),
  'ball-drum': drawHall(lottery.ballDrum, hall),
  'dragon-draw': drawHall(lottery.dragonDraw, feast),
  'pick-three': drawHall(lottery.pick3, hall),
  'golden-draw': drawHall(lottery.goldenDraw, hall),
  keno: drawHall(quick.keno, hall),
  'globe-draw': drawHall(lottery.globeDraw, ['space', 'bulbHall', 'neonCity']),
};

export const drawLottery: Themes = {
  ticket: drawHall(lottery.ticket, [...hall, 'meadow', 'beach']),
  'lantern-draw': drawHall(lottery.lanternDraw, feast),
  'wheel-draw': drawHall(lottery.wheelDraw, hall),
  'lucky-balls': drawHall(lottery.luckyBalls, feast),
  'ball-drum': drawHall(lottery.ballDrum, [...hall, 'beach', 'meadow']),
  'golden-draw': drawHall(lottery.goldenDraw, [...feast, 'beach']),
  'pick-three': drawHall(lottery.pick3, feast),
  'globe-draw': drawHall(lottery.globeDraw, ['beach', 'mountains', 'sunburst', 'waves']),
};
