import { createStripParser, symbolLetters } from '../../slots-shared/rules/reel-strips.ts';
import type { WaysMachine, WaysSymbol } from './ways-machine.ts';

const parseStrip = createStripParser<WaysSymbol>({ ...symbolLetters, I: 'l5' });

/**
 * Reels and prizes of this slot. Each of the five reels shows four symbols. So there are 4⁵ = 1024 combinations
 * (ways) with one visible symbol of each reel.
 */
export const defaultWaysMachine: WaysMachine = {
  reels: [
    parseStrip('CAHHHBCCEEDDDGGGIIIEEFFGIIHHAAFSBB'),
    parseStrip('EEFFAAGGBBIIHHFFDECSBDDIIIWCCHHGG'),
    parseStrip('SEEDGGWIIBBCAHHIIDDHHFFAAGGEEFCC'),
    parseStrip('BBIIBHHDWESFFAAGGEEWFFCCHHGGDDIIIA'),
    parseStrip('AAEEGGIIBWGGBBFFCHHHFWCCDDDIIIHHEES'),
  ],
  pays: {
    h1: [24, 70, 250],
    h2: [15, 45, 140],
    h3: [10, 30, 100],
    h4: [8, 24, 75],
    l1: [4, 12, 40],
    l2: [4, 12, 40],
    l3: [3, 7, 20],
    l4: [2, 5, 16],
    l5: [2, 5, 16],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 16],
  moreFreeSpins: 4,
  maxSeriesLength: 40,
  ladder: { start: 2, wildsPerStep: 2, top: 8 },
};

/**
 * Long-term return in percent of all bets. The rules page shows this value. A test computes the value from all
 * outcomes.
 */
export const advertisedWaysRtp = '96.39';
