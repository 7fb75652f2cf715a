import type { LotteryBoard } from '@livery/api/lottery';
import { maxLines } from '@livery/contract/lottery/bet-limits';
import type { Method } from '@livery/lottery-rules/methods';
import type { Picks } from '@livery/lottery-rules/selection';
import { useFormat } from '@livery/kit/format/use-format';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { computeStake, countUnits, createLine } from '../bet-slip/bet-slip-line.ts';
import type { Draft, useBetSlip } from '../bet-slip/bet-slip-store.ts';

type BetSlip = ReturnType<typeof useBetSlip>;

interface DraftOptions {
  readonly board: LotteryBoard;
  readonly methods: readonly Method[];
  readonly betSlip: BetSlip[0];
  readonly updateBetSlip: BetSlip[1];
}

/**
 * State of the bet that the member is choosing: betting method, picks, unit price and multiple. `add` moves the bet to
 * the bet slip.
 */
export const useDraft = ({ board, methods, betSlip: { lines, draft }, updateBetSlip }: DraftOptions) => {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const method = methods.find(({ code }) => code === draft?.method) ?? (methods[0] as Method);
  const picks: Picks = draft?.method === method.code ? draft.picks : [];
  const unit = board.units.find((each) => each === draft?.unit) ?? board.units[0] ?? '1.00';
  const multiple = draft?.multiple ?? 1;
  const units = countUnits(method, picks);
  const stake = computeStake({ units, unit, multiple });

  const updateDraft = (change: Partial<Draft>) =>
    updateBetSlip((slip) => ({ ...slip, draft: { method: method.code, picks, unit, multiple, ...change } }));
  const choose = (chosen: string) => updateDraft({ method: chosen, picks: [] });
  const add = () => {
    if (lines.length >= maxLines) return showToast({ kind: 'fail', text: t('slip.full', { shown: count(maxLines) }) });
    updateBetSlip((slip) => ({
      ...slip,
      lines: [...slip.lines, createLine({ board, method, picks, unit, multiple })],
    }));
    updateDraft({ picks: [] });
  };
  return { method, picks, unit, multiple, units, stake, updateDraft, choose, add };
};
