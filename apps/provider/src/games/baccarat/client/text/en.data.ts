import { tableText } from '../../../../client/tables/text/en.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  playerPair: 'Player pair',
  bankerPair: 'Banker pair',
  playerLetter: 'P',
  bankerLetter: 'B',
  tieLetter: 'T',
  playerWins: 'Player wins {a} : {b}',
  bankerWins: 'Banker wins {a} : {b}',
  tied: 'Tie at {a}',
  howTo:
    'Two hands are dealt. The one nearer to nine wins; only the last digit of the sum counts. Ace is 1, ten and court cards are 0. You bet on a hand, on a tie or on a pair.',
  howCards:
    'Eight or nine with two cards ends the round. Otherwise the player draws a third card up to five; the banker draws by the fixed table. On a tie, bets on player and banker come back.',
  howPairs: 'A pair: the first two cards of that hand have the same rank.',
  howRoads: 'The roads show what has been. Every round is dealt from a newly shuffled shoe, so they foretell nothing.',
  howShoe: 'Eight decks, shuffled anew for every round.',
};
