import type { GameContext } from '../../../client/start-game.ts';
import { fill } from '../../../client/text/load-text.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { TableRoundView } from '../../../engine/table/table-views.ts';
import { formatMultiplier } from './bet-options.ts';
import type { CrashAction } from './crash-action.ts';
import type { CrashText } from './text/text.ts';

/** Returns the label of the large button. `nextStake` is in minor units. */
export const getActionLabel = (
  action: CrashAction,
  { text, money }: Pick<GameContext<CrashText>, 'text' | 'money'>,
  nextStake: number,
): string => {
  switch (action.kind) {
    case 'busy':
      return text.confirming;
    case 'cancel':
      return fill(text.cancelBet, { amount: money.full(action.stake) });
    case 'left':
      return fill(text.cashedOut, { multiplier: ltr(formatMultiplier(action.multiplier)) });
    case 'cashOut':
      return fill(text.cashOut, { amount: money.full(action.payout) });
    case 'aboard':
      return text.aboard;
    case 'bet':
      return fill(text.confirm, { amount: money.full(nextStake) });
    case 'wait':
      return text.waiting;
  }
};

export const getPhaseMessage = (phase: TableRoundView['phase'], text: GameContext<CrashText>['text']): string => {
  switch (phase) {
    case 'running':
      return text.flying;
    case 'result':
      return text.flewAway;
    case 'cancelled':
      return text.voided;
    default:
      return text.betsClosed;
  }
};
