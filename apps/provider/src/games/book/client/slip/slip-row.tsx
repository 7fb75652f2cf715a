import { fill } from '../../../../client-kit/text/load-text.ts';
import { useSeat } from '../book-seat.ts';
import { useBook } from '../book.ts';
import { own, price } from '../names.ts';
import { Icon } from '../parts/icon.tsx';
import { useStore } from '../store.ts';
import type { SlipLine } from './slip-facts.ts';
import { StakeField } from './stake-field.tsx';

interface SlipRowProps {
  readonly line: SlipLine;
  readonly hasStake: boolean;
  readonly isActive: boolean;
  readonly onActive: () => void;
}

/** One selection of the slip. */
export const SlipRow = ({
  line: { pick, key, status, price: now, move, stake, returns },
  hasStake,
  isActive,
  onActive,
}: SlipRowProps) => {
  const { text, money } = useSeat();
  const { board, slip, names, times } = useBook();
  const match = useStore(board).matches.get(pick.match);
  const outcome = match ? names.outcome(pick.market, pick.outcome, match) : pick.outcome;
  return (
    <li className="slipRow" data-status={status}>
      <button
        type="button"
        className="iconButton small"
        aria-label={fill(text.remove, { name: outcome })}
        onClick={() => slip.remove(pick)}
      >
        <Icon name="close" />
      </button>
      <div className="slipWhat">
        <b>{outcome}</b>
        <span>{names.market(pick.market, match?.league ?? '')}</span>
        {match && (
          <small>
            {`${own(names.team(match.home))} – ${own(names.team(match.away))}`}
            {match.status === 'live' && <em> {times.played(match, names.sportOf(match.league))}</em>}
          </small>
        )}
        {status === 'closed' && <p className="trouble">{text.selectionClosed}</p>}
        {status === 'suspended' && <p className="trouble">{text.selectionSuspended}</p>}
      </div>
      <div className="slipPrice" data-move={move}>
        {move && <s>{price(pick.seen)}</s>}
        <b>{status === 'closed' ? '–' : price(now)}</b>
      </div>
      {hasStake && (
        <div className="slipStake">
          <StakeField
            label={fill(text.stakeEach, { name: outcome })}
            value={stake}
            isActive={isActive}
            onActive={onActive}
            onChange={(value) => slip.setStake(key, value)}
          />
          <small>
            {text.returns} <bdi>{money.full(returns)}</bdi>
          </small>
        </div>
      )}
    </li>
  );
};
