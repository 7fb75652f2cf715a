import { errorMessageFor } from '../../../client/gateway/error-messages.ts';
import type { RejectedResult } from '../../../client/gateway/api-requests.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { MyBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { computeCrashPayout } from '../rules/crash-point.ts';
import { formatMultiplier } from './bet-options.ts';
import type { CrashAction } from './crash-action.ts';
import type { CrashKey } from './text-key.ts';

type Texts = Pick<GameContext<CrashKey>, 't' | 'money'>;

/**
 * Returns the label of the button of a panel. `nextStake` is the stake in the form of the panel, which the next bet
 * uses, in minor units.
 */
export const getActionLabel = (action: CrashAction, { t, money }: Texts, nextStake: number): string => {
  switch (action.kind) {
    case 'busy':
      return t('confirming');
    case 'cancel':
    case 'queued':
      return t('cancelBet', { amount: money.full(action.stake) });
    case 'left':
      return t('cashedOut', { multiplier: ltr(formatMultiplier(action.multiplier)) });
    case 'cashOut':
      return t('cashOut', { amount: money.full(action.payout) });
    case 'aboard':
      return t('aboard');
    case 'bet':
      return t('useBet', { amount: money.full(nextStake) });
    case 'queue':
      return t('queueBet', { amount: money.full(nextStake) });
    case 'gone':
      return t('flewAway');
    case 'wait':
      return t('waiting');
  }
};

export const getPhaseMessage = (phase: TableRoundView['phase'], t: GameContext<CrashKey>['t']): string => {
  switch (phase) {
    case 'running':
      return t('flying');
    case 'result':
      return t('flewAway');
    case 'cancelled':
      return t('voided');
    default:
      return t('betsClosed');
  }
};

/** Formats the payout of a bet that was cashed out at `multiplier` (in hundredths), e.g. `₱141.00`. */
export const formatCashOutPayout = ({ stake, payout }: MyBet, multiplier: number, { money }: Texts): string =>
  money.full(payout ?? computeCrashPayout(stake, multiplier));

/** Returns the message about a bet that the server has rejected. `wasQueued` is true for a bet that had waited. */
export const getRejectionMessage = (
  { errorCode, balance }: RejectedResult,
  { t, money }: Texts,
  { wasQueued, lastBalance }: { readonly wasQueued: boolean; readonly lastBalance: number },
): string => {
  switch (errorCode) {
    case 'round.bets.full':
      return t('tooManyBets');
    case 'round.closed':
      return wasQueued ? t('queuedMissed') : t('tooLate');
    case 'round.bet.invalid':
      return wasQueued ? t('queuedLimits') : t('betInvalid');
    case 'wallet.insufficient.balance':
      return wasQueued ? t('queuedNoFunds') : t('insufficient', { balance: money.full(balance ?? lastBalance) });
    default:
      return errorMessageFor(t, errorCode, money.full(balance ?? lastBalance));
  }
};
