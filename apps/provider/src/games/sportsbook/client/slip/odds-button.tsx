import { useEffect, useRef, useState } from 'react';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { toSelectionKey } from '../state/slip-state.ts';
import { useStore } from '../state/store.ts';
import type { MatchView } from '../../matches/match-view.ts';

const flashMs = 1600;

/**
 * Returns the direction of the last price change for a short time after the change. Undefined at other times. A price
 * that becomes null, or was null before, does not count as a change.
 */
export const usePriceDirection = (price: number | null): 'up' | 'down' | undefined => {
  const before = useRef(price);
  const [move, setMove] = useState<'up' | 'down'>();
  useEffect(() => {
    const last = before.current;
    before.current = price;
    if (last === price) return;
    if (last === null || price === null) {
      setMove(undefined);
      return;
    }
    setMove(price > last ? 'up' : 'down');
    const timer = setTimeout(() => setMove(undefined), flashMs);
    return () => clearTimeout(timer);
  }, [price]);
  return move;
};

interface OddsButtonProps {
  readonly match: MatchView;
  readonly market: string;
  readonly outcome: string;
  /** Decimal odds of the outcome in hundredths, e.g. 250 for 2.50. Null if the outcome is not offered. */
  readonly price: number | null;
  readonly label: string;
}

/** Button with the price of an outcome. A tap adds the outcome to the slip or removes it. */
export const OddsButton = ({ match, market, outcome, price, label }: OddsButtonProps) => {
  const { t } = useGameContext();
  const { slip, names } = useSportsbook();
  const move = usePriceDirection(price);
  const { selections } = useStore(slip);
  const key = toSelectionKey({ match: match.id, market, outcome });
  const isOn = selections.some((selection) => toSelectionKey(selection) === key);
  const isLocked = price === null || match.isSuspended;
  const getState = (): string => {
    if (match.isSuspended) return t('suspended');
    return price === null ? t('closedMarket') : formatPrice(price);
  };
  return (
    <button
      type="button"
      className="odds"
      aria-pressed={isOn}
      aria-label={`${names.market(market, match.league)}: ${names.outcome(market, outcome, match)} ${getState()}`}
      disabled={isLocked && !isOn}
      data-move={isLocked ? undefined : move}
      onClick={() => slip.toggle({ match: match.id, market, outcome, seen: price ?? 0 })}
    >
      {label !== '' && <span className="oddsLabel">{label}</span>}
      <span className="oddsPrice">{isLocked ? <Lock /> : formatPrice(price)}</span>
    </button>
  );
};

const Lock = () => (
  <svg viewBox="0 0 24 24" className="lock" aria-hidden="true">
    <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </svg>
);
