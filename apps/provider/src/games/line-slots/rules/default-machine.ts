import { paylines } from '../../slots-shared/rules/paylines.ts';
import { createStripParser, symbolLetters } from '../../slots-shared/rules/reel-strips.ts';
import type { Machine, SlotSymbol } from './machine.ts';

const parseStrip = createStripParser<SlotSymbol>(symbolLetters);

/**
 * Default configuration of the line slots: symbols on the reels, pay lines and prizes. Equal symbols are next to each
 * other on each reel. So wins are less frequent, but a winning spin often wins on several lines.
 */
export const defaultMachine: Machine = {
  reels: [
    parseStrip('HHHDGGBFFEHHSCCGGAADDEEEHFFFBGG'),
    parseStrip('GGEEEWFFFDDCCSHHBBEEGAAFFFWEEDDH'),
    parseStrip('FFHHHDDGWEEBBHHSCCGGHHAAWDFFFG'),
    parseStrip('HHEECCGGWFFFDDHHGSBBFFEECCAAWGG'),
    parseStrip('EEGHHHCCFFBBGGWHHEEEASDDFFFCWEE'),
  ],
  lines: paylines,
  linePays: {
    h1: [75, 300, 1500],
    h2: [40, 150, 600],
    h3: [30, 100, 400],
    h4: [20, 65, 250],
    l1: [12, 40, 150],
    l2: [10, 30, 120],
    l3: [5, 20, 80],
    l4: [5, 15, 60],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 20],
  freeSpinMultiplier: 3,
};

/**
 * Long-term return in percent of all bets. The rules page shows this value. A test computes the value from all
 * outcomes.
 */
export const advertisedRtp = '96.01';
