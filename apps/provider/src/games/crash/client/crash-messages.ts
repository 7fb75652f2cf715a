import type { GameContext } from '../../../client/start-game.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { TableRoundView } from '../../../engine/table/table-views.ts';
import { formatMultiplier } from './bet-options.ts';
import type { CrashAction } from './crash-action.ts';
import type { CrashKey } from './text-key.ts';

/**
 * Returns the label of the large button. `nextStake` is the stake in the bet form, which the next bet uses, in minor
 * units.
 */
export const getActionLabel = (
  action: CrashAction,
  { t, money }: Pick<GameContext<CrashKey>, 't' | 'money'>,
  nextStake: number,
): string => {
  switch (action.kind) {
    case 'busy':
      return t('confirming');
    case 'cancel':
      return t('cancelBet', { amount: money.full(action.stake) });
    case 'left':
      return t('cashedOut', { multiplier: ltr(formatMultiplier(action.multiplier)) });
    case 'cashOut':
      return t('cashOut', { amount: money.full(action.payout) });
    case 'aboard':
      return t('aboard');
    case 'bet':
      return t('confirm', { amount: money.full(nextStake) });
    case 'queue':
      return t('queueBet', { amount: money.full(nextStake) });
    case 'queued':
      return t('cancelBet', { amount: money.full(nextStake) });
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
