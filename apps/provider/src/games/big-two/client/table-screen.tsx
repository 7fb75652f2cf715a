import { type CSSProperties, useEffect, useState } from 'react';
import { beats, findCombination } from '../rules/combination.ts';
import type { CardTableView } from '../table-view.ts';
import { useGameContext } from './card-game-context.ts';
import { CardFace, formatCard, Cards } from './playing-card.tsx';
import { useSeconds } from './use-seconds.ts';
import type { Game } from './use-table.ts';

interface TableProps {
  readonly table: CardTableView;
  readonly game: Game;
}

const Clock = ({ table, game, isMine }: TableProps & { readonly isMine: boolean }) => {
  const { t, table: gameTable } = useGameContext();
  const seconds = useSeconds(table.turnEndsAt, game.skew);
  const isOn = table.state === 'playing' && table.isMyTurn === isMine;
  if (!isOn) return null;
  const part = Math.min(1, (seconds * 1000) / gameTable.view.clocks.turn);
  return (
    <span
      className="clock"
      role="timer"
      aria-label={t('seconds', { count: seconds })}
      data-urgent={seconds <= 5}
      style={{ '--part': part } as CSSProperties}
    >
      {seconds}
    </span>
  );
};

const Opponent = (props: TableProps) => {
  const { t } = useGameContext();
  const { opponent, moves } = props.table;
  if (!opponent) return null;
  const name = opponent.isHouse ? t('house') : t('player', { name: opponent.name });
  const last = moves.at(-1);
  return (
    <div className="opponent">
      <div className="opponentName">
        <span className="avatar" aria-hidden="true" data-house={opponent.isHouse}>
          {opponent.isHouse ? '♛' : opponent.name.slice(0, 1)}
        </span>
        <div>
          <b>{name}</b>
          <small>
            {t('cardsLeft', { count: opponent.count })}
            {opponent.isAway && ` · ${t('away')}`}
          </small>
        </div>
        <Clock {...props} isMine={false} />
      </div>
      <div className="backs" aria-hidden="true" dir="ltr">
        {Array.from({ length: opponent.count }, (_, index) => `back ${index}`).map((id) => (
          <span key={id} className="back" />
        ))}
      </div>
      {last && !last.isMine && last.cards.length === 0 && <span className="passed">{t('passed')}</span>}
    </div>
  );
};

const Middle = ({ table }: { readonly table: CardTableView }) => {
  const { t, money } = useGameContext();
  const last = table.moves.at(-1);
  const laid = table.moves.findLast(({ cards }) => cards.length > 0);
  return (
    <div className="middleArea">
      <span className="potChip">
        {t('pot')} <bdi>{money.full(table.pot)}</bdi>
      </span>
      <div className="laidArea" data-mine={laid?.isMine} data-old={last?.cards.length === 0} key={table.moves.length}>
        {laid && <Cards cards={laid.cards} label={laid.isMine ? t('play') : ''} />}
      </div>
    </div>
  );
};

const useHint = (table: CardTableView): string => {
  const { t } = useGameContext();
  if (table.state !== 'playing') return '';
  if (!table.isMyTurn) return t('theirTurn');
  if (table.opening !== null) return t('leadWith', { card: formatCard(table.opening) });
  return `${t('yourTurn')} · ${table.onTable.length > 0 ? t('beat') : t('leadAny')}`;
};

/** True if the player may play the selected cards now. The server checks the move again. */
const canPlay = ({ isMyTurn, onTable, opening }: CardTableView, chosen: readonly number[]): boolean => {
  const played = findCombination(chosen);
  if (!isMyTurn || !played || (opening !== null && !chosen.includes(opening))) return false;
  const under = onTable.length > 0 ? findCombination(onTable) : undefined;
  return !under || beats(played, under);
};

/**
 * Hook that returns a warning: the last request has failed, or the selected cards cannot be played. Returns an empty
 * text if there is no warning.
 */
const useWarning = (table: CardTableView, { error }: Game, chosen: readonly number[]): string => {
  const { t } = useGameContext();
  if (error) return error.errorCode === 'cards.bad.move' ? t('notAllowed') : t('movedOn');
  return chosen.length > 0 && table.isMyTurn && !canPlay(table, chosen) ? t('notAllowed') : '';
};

/** Seconds before the end of a move from which the page warns the player. */
const warningSeconds = 5;

/**
 * Hook that returns a warning with the remaining seconds of the player's move. Returns an empty text before the last
 * five seconds and when it is not the player's turn. If the sound is on, each of these seconds plays a tone, and the
 * phone vibrates once.
 */
const useTimeWarning = (table: CardTableView, { skew }: Game): string => {
  const { t, sound } = useGameContext();
  const seconds = useSeconds(table.turnEndsAt, skew);
  const isShort = table.state === 'playing' && table.isMyTurn && seconds > 0 && seconds <= warningSeconds;
  useEffect(() => {
    if (isShort) sound.tone(880, 0, 0.09, 0.08);
  }, [isShort, seconds, sound]);
  useEffect(() => {
    if (isShort && sound.isOn()) navigator.vibrate?.(80);
  }, [isShort, sound]);
  return isShort ? t('seconds', { count: seconds }) : '';
};

interface OwnHandProps {
  readonly hand: readonly number[];
  readonly chosen: readonly number[];
  readonly onToggle: (card: number) => void;
}

/** Cards of this player. Each card is a button with which the player selects or deselects the card. */
const OwnHand = ({ hand, chosen, onToggle }: OwnHandProps) => (
  <div className="ownHand" dir="ltr" style={{ '--count': hand.length } as CSSProperties}>
    {hand.map((card) => (
      <button
        key={card}
        type="button"
        className="ownCard"
        aria-pressed={chosen.includes(card)}
        aria-label={formatCard(card)}
        onClick={() => onToggle(card)}
      >
        <CardFace card={card} />
      </button>
    ))}
  </div>
);

/**
 * Screen on which the player plays a hand (one round of Big Two). The opponent is at the top, the played cards are in
 * the middle, and the player's own cards are at the bottom.
 */
export const TableScreen = ({ table, game }: TableProps) => {
  const { t } = useGameContext();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const hint = useHint(table);
  const chosen = picked.filter((card) => table.hand.includes(card));
  const toggle = (card: number): void =>
    setPicked(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card].slice(-5));
  const handlePlay = (cards: readonly number[]): void => {
    setPicked([]);
    void game.actions.move(table, cards);
  };
  const canPass = table.isMyTurn && table.onTable.length > 0;
  const timeWarning = useTimeWarning(table, game);
  const warning = useWarning(table, game, chosen) || timeWarning;
  const isAway = table.state === 'playing' && table.isAway;
  return (
    <div className="table" data-mine={table.isMyTurn}>
      <Opponent table={table} game={game} />
      <Middle table={table} />
      <div className="own">
        <p className="hint" role="status" data-warning={warning !== ''}>
          {warning || hint}
          <Clock table={table} game={game} isMine />
        </p>
        <OwnHand hand={table.hand} chosen={chosen} onToggle={toggle} />
        <div className="actions">
          <button
            type="button"
            className="sideButton"
            disabled={!canPass || game.isBusy}
            onClick={() => handlePlay([])}
          >
            {t('pass')}
          </button>
          {isAway ? (
            <button
              type="button"
              className="mainButton"
              disabled={game.isBusy}
              onClick={() => void game.actions.returnToTable()}
            >
              {t('goOn')}
            </button>
          ) : (
            <button
              type="button"
              className="mainButton"
              disabled={!canPlay(table, chosen) || game.isBusy}
              onClick={() => handlePlay(chosen)}
            >
              {t('play')}
            </button>
          )}
          <button type="button" className="sideButton" disabled={chosen.length === 0} onClick={() => setPicked([])}>
            {t('clear')}
          </button>
        </div>
      </div>
    </div>
  );
};
