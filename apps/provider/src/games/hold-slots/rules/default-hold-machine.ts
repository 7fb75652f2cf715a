import { paylines } from '../../slots-shared/rules/paylines.ts';
import { createStripParser, symbolLetters } from '../../slots-shared/rules/reel-strips.ts';
import type { HoldMachine, HoldSymbol } from './hold-machine.ts';

/** The letter `O` represents a coin. This slot has no scatter. */
const { S: _scatter, ...letters } = symbolLetters;
const parseStrip = createStripParser<HoldSymbol>({ ...letters, O: 'coin' });

/**
 * Default configuration of the slot with coins. On most reels, coins are next to each other, so that a reel often shows
 * several coins or none.
 */
export const defaultHoldMachine: HoldMachine = {
  reels: [
    parseStrip('HHGGBFFEEHHOOODCCGGAADDEEHFFGGB'),
    parseStrip('GGEEFFFWDOODCCHHBBEEGGAAOFFWEEDDH'),
    parseStrip('FFOHHDDGWEEBBHHCCOGGHHAADFFWG'),
    parseStrip('HHEEGGWFFOFDDHHGBBFFEEOOCCAAWGG'),
    parseStrip('EEGHHCCFFBBGGHHWEEOOOEADDFFCWEE'),
  ],
  lines: paylines,
  linePays: {
    h1: [50, 200, 1000],
    h2: [40, 120, 400],
    h3: [25, 80, 300],
    h4: [20, 60, 200],
    l1: [10, 30, 120],
    l2: [8, 25, 100],
    l3: [5, 20, 80],
    l4: [5, 15, 60],
  },
  coinValues: [
    { value: 1, weight: 40 },
    { value: 2, weight: 25 },
    { value: 3, weight: 15 },
    { value: 5, weight: 10 },
    { value: 10, weight: 6 },
    { value: 25, weight: 3 },
    { value: 100, weight: 1 },
  ],
  coinsToStart: 6,
  respins: 3,
  oneCoinIn: 20,
  maxWinMultiple: 5000,
};

/**
 * Long-term return in percent of all bets. The rules page shows this value. A test computes the value from all
 * outcomes.
 */
export const advertisedHoldRtp = '96.43';
