import { openProofSheet } from '../../../client/sheets/proof-sheet.ts';
import { deal } from '../rules/hand.ts';
import type { CardTableView } from '../table-view.ts';
import type { CardGameContext } from './card-game-context.ts';
import { formatCard } from './playing-card.tsx';

/**
 * Returns the cards that were dealt to this player, in ascending order. They are the cards in the hand and the cards
 * that this player has played.
 */
const getDealtCards = ({ hand, moves }: CardTableView): number[] =>
  [...hand, ...moves.flatMap(({ isMine, cards }) => (isMine ? cards : []))].sort((a, b) => a - b);

/**
 * Opens a dialog that proves that the deal of a finished hand was fair. The browser repeats the deal from the seed and
 * compares the result with the cards that this player received.
 */
export const openHandProof = (context: CardGameContext, table: CardTableView): void => {
  const dealtCards = getDealtCards(table);
  const [lowestCard = 0] = dealtCards;
  openProofSheet({
    context,
    roundId: table.id,
    outcome: dealtCards,
    draw: (randomSource) => deal(randomSource).find((cards) => cards.includes(lowestCard)) ?? [],
    show: (cards) => cards.map(formatCard).join(' '),
  });
};
