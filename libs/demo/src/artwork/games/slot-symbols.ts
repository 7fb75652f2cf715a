/**
 * Names of the artwork themes whose emblems (main figures) are the symbols of a slot. The symbol with the highest prize
 * is not included, because it is the emblem of the slot's own theme.
 */
export interface SlotSubject {
  /** Symbols with the second, third and fourth highest prize. */
  readonly high: readonly [string, string, string];
  readonly wild: string;
  readonly scatter: string;
}

const subject = (second: string, third: string, fourth: string, wild: string, scatter: string): SlotSubject => ({
  high: [second, third, fourth],
  wild,
  scatter,
});

/**
 * Symbols of each slot, by the artwork theme of the slot's tile. The symbols fit the subject of the tile. Two slots
 * have at most two common symbols. With more, they would look like the same game.
 */
export const slotSymbols: Readonly<Record<string, SlotSubject>> = {
  dragon: subject('ingots', 'fan', 'mahjong', 'heart-flame', 'dragon-pearl'),
  phoenix: subject('sun-face', 'butterfly', 'rose', 'heart-flame', 'crown'),
  koi: subject('turtle', 'angelfish', 'fan', 'pearl', 'lantern'),
  'lucky-cat': subject('koi', 'coin-pot', 'mahjong', 'ingots', 'lantern'),
  'money-toad': subject('turtle', 'clover', 'butterfly', 'coin-pot', 'ingots'),
  pharaoh: subject('scarab', 'anubis', 'spell-book', 'crown', 'sun-face'),
  anubis: subject('wolf', 'hourglass', 'scarab', 'diamond', 'moon'),
  scarab: subject('gems', 'hourglass', 'butterfly', 'sun-face', 'treasure'),
  zeus: subject('bull', 'owl', 'gladiator', 'crown', 'thunder'),
  poseidon: subject('whale', 'octopus', 'seahorse', 'pearl', 'treasure'),
  pirate: subject('cannon', 'crab', 'hourglass', 'treasure', 'coin-pot'),
  samurai: subject('oni-mask', 'ninja', 'horse', 'moon', 'fan'),
  knight: subject('dragon', 'defence-tower', 'team-shield', 'crown', 'chess'),
  viking: subject('bear', 'wolf', 'team-shield', 'thunder', 'treasure'),
  wizard: subject('sorceress', 'owl', 'potion', 'spell-book', 'hourglass'),
  gladiator: subject('lion', 'horse', 'team-shield', 'crown', 'trophy'),
  tiger: subject('elephant', 'monkey', 'totem', 'sun-face', 'gems'),
  lion: subject('buffalo', 'elephant', 'panther', 'crown', 'sun-face'),
  panther: subject('owl', 'monkey', 'butterfly', 'moon', 'diamond'),
  wolf: subject('bear', 'owl', 'fox', 'moon', 'totem'),
  fox: subject('rabbit', 'wolf', 'rose', 'oni-mask', 'lantern'),
  panda: subject('money-toad', 'rabbit', 'butterfly', 'fan', 'moon'),
  buffalo: subject('horse', 'fox', 'horseshoe', 'totem', 'thunder'),
  elephant: subject('tiger', 'butterfly', 'magic-lamp', 'crown', 'diamond'),
  monkey: subject('fruits', 'money-toad', 'crab', 'totem', 'coin-pot'),
  rabbit: subject('card-hand', 'hourglass', 'crown', 'clover', 'moon'),
  horse: subject('derby', 'horseshoe', 'bull', 'trophy', 'clover'),
  owl: subject('rabbit', 'totem', 'potion', 'sun-face', 'lantern'),
  gems: subject('diamond', 'crown', 'diamonds', 'treasure', 'mines'),
  diamond: subject('gems', 'ingots', 'heart-flame', 'magic-lamp', 'coin-pot'),
  sevens: subject('bells', 'fruits', 'horseshoe', 'diamond', 'coin-pot'),
  fruits: subject('clover', 'monkey', 'candy', 'sun-face', 'bells'),
  clover: subject('horseshoe', 'coin-pot', 'owl', 'potion', 'crown'),
  'magic-lamp': subject('horse', 'potion', 'hourglass', 'moon', 'treasure'),
  lantern: subject('panda', 'dragon', 'rose', 'sun-face', 'fan'),
  rocket: subject('mecha', 'racer', 'sun-face', 'thunder', 'moon'),
  candy: subject('fruits', 'heart-flame', 'rabbit', 'diamonds', 'money-wheel'),
  carnival: subject('fiesta', 'rose', 'money-wheel', 'heart-flame', 'bells'),
  rose: subject('potion', 'clover', 'diamond', 'heart-flame', 'moon'),
  butterfly: subject('carnival', 'clover', 'fox', 'sun-face', 'owl'),
  thunder: subject('horse', 'panther', 'potion', 'heart-flame', 'zeus'),
  'sun-face': subject('panther', 'fiesta', 'totem', 'heart-flame', 'treasure'),
  moon: subject('fox', 'jellyfish', 'spell-book', 'pearl', 'fan'),
};
