import { useEffect } from 'react';
import type { CardTableView } from '../table-view.ts';
import { useGameContext } from './card-game-context.ts';
import { openHandProof } from './open-hand-proof.ts';
import { Cards } from './playing-card.tsx';
import type { Game } from './use-table.ts';

export const Result = ({ table, game }: { readonly table: CardTableView; readonly game: Game }) => {
  const context = useGameContext();
  const { t, money, sound } = context;
  useEffect(() => {
    if (table.hasWon) sound.win(4);
  }, [table.hasWon, sound]);
  return (
    <div className="result" data-won={table.hasWon} role="status">
      <span className="crown" aria-hidden="true">
        {table.hasWon ? '♛' : '♟'}
      </span>
      <h2>{table.hasWon ? t('won') : t('lost')}</h2>
      <p>
        {table.hasWon
          ? t('wonNote', { prize: money.full(table.prize) })
          : t('lostNote', { stake: money.full(table.stake) })}
      </p>
      {table.shown.length > 0 && (
        <div className="shown">
          <small>{t('theirCards')}</small>
          <Cards cards={table.shown} label={t('theirCards')} />
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
        {t('again')} · {money.full(table.stake)}
      </button>
      <div className="pair">
        <button type="button" className="sideButton" onClick={() => game.actions.clear()}>
          {t('lobby')}
        </button>
        <button type="button" className="sideButton" onClick={() => openHandProof(context, table)}>
          {t('check')}
        </button>
      </div>
    </div>
  );
};
