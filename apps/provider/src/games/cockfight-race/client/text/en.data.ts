import { tableText } from '../../../../client/tables/text/en.data.ts';
import type { RaceText } from './text.ts';

export const text: RaceText = {
  ...tableText,
  win1: 'Win',
  place: 'Place',
  exacta: 'Exacta',
  runner: 'Runner',
  track: 'Six roosters on the track',
  howTo:
    'Six drawn roosters race for corn. Bet on who comes first, who is among the first two, or who comes first and second in that order.',
  howMarkets:
    'Win pays when your rooster is first, place when it is first or second, exacta when both arrive in the order you chose. The odds include the stake.',
  howForm:
    'The bar under a name is its form: the chances of a race are fixed by its number, shown as odds before the bets, and drawn place by place. Before a race the roosters change forms.',
  howKind: 'No animal takes part. They are drawings, they love to run, and all of them get corn.',
};
