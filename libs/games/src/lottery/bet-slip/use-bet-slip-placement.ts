import { type LotteryBoard, type LotteryEntry, type OpenedLottery, useNearNumerosQuery } from '@livery/api/lottery';
import { ErrorCode } from '@livery/contract/errors';
import { useFormat } from '@livery/kit/format/use-format';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReloadAfterDraw } from '../clock/use-reload-after-draw.ts';
import { computeTotalStake } from './bet-slip-line.ts';
import type { StoredBetSlip } from './bet-slip-store.ts';
import { usePlaceBets } from './use-place-bets.ts';

export interface BetSlipPlacementOptions {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  /** Current time of the gateway in epoch milliseconds. */
  readonly now: number;
  readonly slip: StoredBetSlip;
  readonly update: (change: (slip: StoredBetSlip) => StoredBetSlip) => void;
  /**
   * Called when the gateway rejects the bets because prices have changed. The caller must then load the prices again.
   */
  readonly onStale: () => void;
  readonly onPlaced: () => void;
}

/**
 * State and actions to place the bet slip: bets, draws and cost. If `slip.open` is set, a request was sent without a
 * final response. The hook then returns the bets and the draws of that request, and the next attempt sends that request
 * again.
 */
export const useBetSlipPlacement = ({
  board,
  entry,
  issue,
  now,
  slip,
  update,
  onStale,
  onPlaced,
}: BetSlipPlacementOptions) => {
  const { t } = useTranslation('lottery');
  const { money } = useFormat();
  const [chase, setChase] = useState<string>('1');
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const [rejectionCode, setRejectionCode] = useState<string>();
  const [firstNumero] = useState(issue.current.numero);
  const { placeBets, isPlacing } = usePlaceBets(slip, update);
  const nearIssues = useNearNumerosQuery({ code: entry.code, count: 30 });
  // The list contains the next 30 draws at the time of the request. Each draw that takes place shortens it. Without a
  // reload, it would be too short for a chase (the same bets in up to 30 draws).
  useReloadAfterDraw(issue.current.numero, nearIssues);
  const { open } = slip;
  const lines = open ? slip.lines.filter(({ id }) => open.lineIds.includes(id)) : slip.lines;
  // The list can contain draws that have already closed, until it has loaded again. These draws are removed.
  const upcomingIssues = nearIssues.data?.list.filter(({ numero }) => numero >= issue.current.numero) ?? [];
  const issues = open ? open.slip.numeros.length : Number(chase);
  const chasedNumeros = upcomingIssues.slice(0, issues).map(({ numero }) => ({ numero }));
  const newNumeros = issues === 1 ? [{ numero: issue.current.numero }] : chasedNumeros;
  const numeros = open ? open.slip.numeros : newNumeros;
  const stake = computeTotalStake(lines) * issues;
  const isClosed = !open && new Date(issue.current.closesAt).getTime() <= now;

  const handlePlace = async () => {
    setRejectionCode(undefined);
    const betLines = lines.map(({ method, selection, unit, multiple, price }) => ({
      method,
      selection,
      unit,
      multiple,
      price,
    }));
    const result = await placeBets(
      {
        code: entry.code,
        prizeMode: entry.prizeMode,
        ...(board.series !== null && { series: board.series }),
        lines: betLines,
        numeros: [...numeros],
        stopsOnWin: issues > 1 && stopsOnWin,
      },
      lines.map(({ id }) => id),
    );
    if ('rejectionCode' in result) {
      if (result.rejectionCode === ErrorCode.LotteryPriceChanged) onStale();
      return setRejectionCode(result.rejectionCode);
    }
    showToast({
      kind: 'success',
      text: t('slip.placed', { amount: money(result.placed.staked, result.placed.currency) }),
    });
    onPlaced();
  };

  return {
    open,
    lines,
    chase,
    setChase,
    stopsOnWin,
    setStopsOnWin,
    upcomingIssues,
    issues,
    numeros,
    stake,
    isPlacing,
    rejectionCode,
    hasIssueMoved: !open && firstNumero !== issue.current.numero,
    firstNumero,
    canPlace: lines.length > 0 && !isClosed && numeros.length >= issues,
    handlePlace,
  };
};

export type BetSlipPlacement = ReturnType<typeof useBetSlipPlacement>;
