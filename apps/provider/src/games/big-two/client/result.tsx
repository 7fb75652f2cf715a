import { useEffect } from 'react';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { deal } from '../rules/hand.ts';
import type { CardTableView } from '../table-view.ts';
import { useGameContext } from './card-game-context.ts';
import { formatCard, Cards } from './playing-card.tsx';
import type { Game } from './use-table.ts';

/** Cards that were dealt to this player: the hand and the played cards. */
const getDealtCards = ({ hand, moves }: CardTableView): number[] =>
  [...hand, ...moves.flatMap(({ isMine, cards }) => (isMine ? cards : []))].sort((a, b) => a - b);

/** Finds the hand that contains a card. */
const findHandWith =
  (card: number) =>
  (randomSource: RandomSource): readonly number[] =>
    deal(randomSource).find((cards) => cards.includes(card)) ?? [];

/** Result of the hand. */
export const Result = ({ table, game }: { readonly table: CardTableView; readonly game: Game }) => {
  const context = useGameContext();
  const { text, money, sound } = context;
  useEffect(() => {
    if (table.hasWon) sound.win(4);
  }, [table.hasWon, sound]);
  const dealtCards = getDealtCards(table);
  return (
    <div className="result" data-won={table.hasWon} role="status">
      <span className="crown" aria-hidden="true">
        {table.hasWon ? '♛' : '♟'}
      </span>
      <h2>{table.hasWon ? text.won : text.lost}</h2>
      <p>
        {table.hasWon
          ? fill(text.wonNote, { prize: money.full(table.prize) })
          : fill(text.lostNote, { stake: money.full(table.stake) })}
      </p>
      {table.shown.length > 0 && (
        <div className="shown">
          <small>{text.theirCards}</small>
          <Cards cards={table.shown} label={text.theirCards} />
        </div>
      )}
      <button
        type="button"
        className="mainButton"
        disabled={game.isBusy || table.stake > game.balance}
        onClick={() => {
          game.clear();
          void game.join(table.stake);
        }}
      >
        {text.again} · {money.full(table.stake)}
      </button>
      <div className="pair">
        <button type="button" className="sideButton" onClick={game.clear}>
          {text.lobby}
        </button>
        <button
          type="button"
          className="sideButton"
          onClick={() =>
            openProofSheet({
              context,
              roundId: table.id,
              outcome: dealtCards,
              draw: findHandWith(dealtCards[0] ?? 0),
              show: (cards) => cards.map(formatCard).join(' '),
            })
          }
        >
          {text.check}
        </button>
      </div>
    </div>
  );
};
