import { useEffect } from 'react';
import { fill } from '../../../client/text/load-text.ts';
import type { CardTableView } from '../table-view.ts';
import { useGameContext } from './card-game-context.ts';
import { openHandProof } from './open-hand-proof.ts';
import { Cards } from './playing-card.tsx';
import type { Game } from './use-table.ts';

export const Result = ({ table, game }: { readonly table: CardTableView; readonly game: Game }) => {
  const context = useGameContext();
  const { text, money, sound } = context;
  useEffect(() => {
    if (table.hasWon) sound.win(4);
  }, [table.hasWon, sound]);
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
          game.actions.clear();
          void game.actions.join(table.stake);
        }}
      >
        {text.again} · {money.full(table.stake)}
      </button>
      <div className="pair">
        <button type="button" className="sideButton" onClick={() => game.actions.clear()}>
          {text.lobby}
        </button>
        <button type="button" className="sideButton" onClick={() => openHandProof(context, table)}>
          {text.check}
        </button>
      </div>
    </div>
  );
};
