import { text as slot } from '../../../slots-shared/client/text/en.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  clusterTitle: 'Clusters',
  clusterRule:
    '{count} or more equal symbols that touch by their sides win and burst. What stands above falls into their places, and it goes on until nothing bursts any more. The grid is {side} by {side}.',
  clusterNote: 'Prizes by the size of the cluster, at a bet of {bet}, before the multiplier.',
  clusterWin: '{count} symbols · ×{multiplier} · {amount}',
  clusterWildRule:
    'A cluster of {count} or more leaves a wild behind. It stands in for every symbol but the scatter, for all clusters that it touches.',
  clusterScatterRule:
    'Three, four, or five and more on the grid at the end open {a}, {b} or {c} free spins. In free spins three or more add {more}, up to {longest} in all.',
  ladderLabel: 'Multiplier',
  ladderNote: 'The multiplier grows with every tumble and is never taken back. Free spins cost nothing.',
  ladderRule:
    'Every tumble raises the multiplier: {steps}. With the next paid spin it starts anew; in free spins it is kept from spin to spin, up to ×{top}.',
  highestWin: 'A spin wins no more than {amount}.',
  simulatedNote:
    'Stated from a simulation of tens of millions of rounds: with 99 percent confidence the true figure lies between {from} and {to} percent.',
};
