import { errorMessageFor } from '../../../../client/gateway/error-messages.ts';
import { computePayout } from '../../rules/slip.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { Icon } from '../parts/icon.tsx';
import { useStore } from '../state/store.ts';
import type { PlacementResult } from '../state/slip-state.ts';

const useReason = () => {
  const { t, money, table } = useGameContext();
  const { board } = useSportsbook();
  const { balance } = useStore(board);
  return (errorCode: string): string => {
    if (errorCode === 'book.suspended') return t('selectionSuspended');
    if (errorCode === 'book.same.match') return t('sameMatch');
    if (errorCode === 'book.return.too.high') return t('returnTooHigh', { amount: money.full(table.view.mostReturn) });
    if (errorCode === 'round.bet.invalid')
      return t('stakeLimits', { min: money.full(table.limits.min), max: money.full(table.limits.max) });
    if (errorCode === 'round.closed') return t('selectionClosed');
    return errorMessageFor(t, errorCode, money.full(balance));
  };
};

const ReceiptRow = ({ placed: { selections, stake, bet, errorCode } }: { readonly placed: PlacementResult }) => {
  const { t, money } = useGameContext();
  const { board, names } = useSportsbook();
  const { matches } = useStore(board);
  const reason = useReason();
  const prices = bet?.legs.map((leg) => leg.price) ?? selections.map(({ seen }) => seen);
  return (
    <li data-placed={bet !== undefined}>
      <Icon name={bet ? 'check' : 'close'} />
      <div>
        <b>{bet ? t('placed') : t('notPlaced')}</b>
        {selections.map((selection) => {
          const match = matches.get(selection.match);
          return (
            <span key={selection.match + selection.market}>
              {match ? names.outcome(selection.market, selection.outcome, match) : selection.outcome}
            </span>
          );
        })}
        {errorCode && <p className="problem">{reason(errorCode)}</p>}
      </div>
      <div className="receiptSums">
        <bdi>{money.full(stake)}</bdi>
        <b>{formatPrice(computePayout(100, prices))}</b>
        {bet && <bdi className="good">{money.full(computePayout(stake, prices))}</bdi>}
      </div>
    </li>
  );
};

/** Result of a sent slip: accepted bets and rejected bets. */
export const Receipt = () => {
  const { t } = useGameContext();
  const { slip, navigate } = useSportsbook();
  const { phase, placed } = useStore(slip);
  if (phase !== 'done') {
    return (
      <div className="waiting" role="status">
        <span className="spinner" />
        <p>{phase === 'waiting' ? t('askingAgain') : t('placing')}</p>
      </div>
    );
  }
  const count = placed.filter(({ bet }) => bet).length;
  return (
    <div className="receipt" role="status">
      {count > 0 && (
        <h3>
          <span className="tick">
            <Icon name="check" />
          </span>
          {t('placedCount', { count })}
        </h3>
      )}
      <ul>
        {placed.map((each) => (
          <ReceiptRow key={each.betId} placed={each} />
        ))}
      </ul>
      <div className="receiptActions">
        <button
          type="button"
          className="placeButton"
          onClick={() => {
            slip.editAgain(false);
            slip.setOpen(count < placed.length);
          }}
        >
          {count === 0 ? t('back') : t('done')}
        </button>
        {count > 0 && (
          <div className="pair">
            <button type="button" className="quietButton" onClick={() => slip.editAgain(true)}>
              {t('keepSlip')}
            </button>
            <button
              type="button"
              className="quietButton"
              onClick={() => {
                slip.setOpen(false);
                navigate({ name: 'bets' });
              }}
            >
              {t('seeBets')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
};
