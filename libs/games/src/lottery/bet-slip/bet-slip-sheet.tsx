import {
  type LotteryBoard,
  type LotteryEntry,
  type LotteryIssue,
  type OpenedLottery,
  useNearNumerosQuery,
} from '@livery/api/lottery';
import { ErrorCode } from '@livery/contract/errors';
import { maxBets } from '@livery/contract/lottery/bet-limits';
import { formatAmount } from '@livery/contract/money';
import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { IconButton } from '@livery/ui/icon-button';
import { TrashIcon } from '@livery/ui/icons/trash';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Sheet } from '@livery/ui/sheet';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getMethodLabel, formatSelection } from '../labels/method-labels.ts';
import { formatTimeLeft } from '../clock/format-time-left.ts';
import { computeTotalStake, computeStake } from './bet-slip-line.ts';
import type { StoredBetSlip } from './bet-slip-store.ts';
import styles from './bet-slip.module.css';
import { usePlaceBets } from './use-place-bets.ts';

interface BetSlipSheetProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  readonly now: number;
  readonly slip: StoredBetSlip;
  readonly update: (change: (slip: StoredBetSlip) => StoredBetSlip) => void;
  /** Called when the prices have changed. */
  readonly onStale: () => void;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** Numbers of issues over which a slip can be chased. */
const chaseLengths = ['1', '3', '5', '10', '20', '30'] as const;

/** All lines before they are placed, with their cost, the number of issues and one button. */
export function BetSlipSheet({
  board,
  entry,
  issue,
  now,
  slip,
  update,
  onStale,
  onPlaced,
  onClose,
}: BetSlipSheetProps) {
  const { t } = useTranslation(['lottery', 'errors']);
  const { money, count } = useFormat();
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const [chase, setChase] = useState<string>('1');
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const [rejectionCode, setRejectionCode] = useState<string>();
  const [firstNumero] = useState(issue.current.numero);
  const { placeBets, isPlacing } = usePlaceBets(slip, update);
  const nearIssues = useNearNumerosQuery({ code: entry.code, count: 30 });
  const { open } = slip;
  const lines = open ? slip.lines.filter(({ id }) => open.lineIds.includes(id)) : slip.lines;
  // The list may have been loaded before a close, so issues before the open one are excluded.
  const upcomingIssues = nearIssues.data?.list.filter(({ numero }) => numero >= issue.current.numero) ?? [];
  const issues = open ? open.slip.numeros.length : Number(chase);
  const numeros = open
    ? open.slip.numeros
    : issues === 1
      ? [{ numero: issue.current.numero }]
      : upcomingIssues.slice(0, issues).map(({ numero }) => ({ numero }));
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

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('slip.title')}
      footer={
        <div className={styles.foot}>
          {open && !isPlacing ? (
            <p role="alert" className={styles.refused}>
              {t('slip.unanswered')}
            </p>
          ) : (
            rejectionCode && (
              <p role="alert" className={styles.refused}>
                {t([`errors:${rejectionCode}`, 'slip.refused'])}
              </p>
            )
          )}
          {!open && firstNumero !== issue.current.numero && (
            <p role="status" className={styles.moved}>
              {t('slip.moved', { closed: firstNumero, numero: issue.current.numero })}
            </p>
          )}
          <div className={styles.total}>
            <span>
              {t('issue')} <bdi dir="ltr">{numeros[0]?.numero ?? issue.current.numero}</bdi>
              {!open && (
                <>
                  {' · '}
                  <bdi dir="ltr">{formatTimeLeft(issue.current.closesAt, now)}</bdi>
                </>
              )}
            </span>
            <bdi className={styles.sum}>{money(formatAmount(stake), board.currency)}</bdi>
          </div>
          {isMember ? (
            <Button
              tone="accent"
              isWide
              isPending={isPlacing}
              disabled={lines.length === 0 || isClosed || numeros.length < issues}
              onClick={() => void handlePlace()}
            >
              {t(open ? 'slip.askAgain' : 'slip.place')}
            </Button>
          ) : (
            <Button tone="accent" isWide href={loginPathWithReturn(pathname + search)}>
              {t('slip.logIn')}
            </Button>
          )}
        </div>
      }
    >
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('slip.empty')}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.text}>
                <span className={styles.method}>{getMethodLabel(t, line.method)}</span>
                <bdi className={styles.selection} dir="ltr">
                  {formatSelection(t, line.selection)}
                </bdi>
                <span className={styles.detail}>
                  <bdi dir="ltr">
                    {count(line.units)} × {count(Number(line.unit))} × {count(line.multiple)}
                  </bdi>
                </span>
              </span>
              <bdi className={styles.stake}>{money(formatAmount(computeStake(line)), board.currency)}</bdi>
              <IconButton
                label={t('slip.remove')}
                disabled={Boolean(open)}
                onClick={() =>
                  update((current) => ({ ...current, lines: current.lines.filter(({ id }) => id !== line.id) }))
                }
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {!open && (
        <div className={styles.chase}>
          <p className={styles.detail} aria-hidden>
            {t('chase.label')}
          </p>
          <SegmentedControl
            label={t('chase.label')}
            segments={chaseLengths
              .filter((id) => Number(id) * lines.length <= maxBets)
              .map((id) => ({ id, label: count(Number(id)) }))}
            value={chase}
            onSelect={setChase}
          />
          {issues > 1 && <p className={styles.detail}>{t('chase.detail', { shown: count(issues) })}</p>}
          {issues > 1 && (
            <Checkbox
              label={t('chase.stop')}
              checked={stopsOnWin}
              onChange={(event) => setStopsOnWin(event.target.checked)}
            />
          )}
          {issues > 1 && <Issues issues={upcomingIssues.slice(0, issues)} />}
        </div>
      )}
    </Sheet>
  );
}

/** The draws of a chase with their times. */
function Issues({ issues }: { issues: readonly LotteryIssue[] }) {
  const { t } = useTranslation('lottery');
  const { dateTime } = useFormat();
  return (
    <details className={styles.issues}>
      <summary>{t('chase.draws')}</summary>
      <ol>
        {issues.map(({ numero, drawsAt }) => (
          <li key={numero}>
            <bdi dir="ltr">{numero}</bdi>
            <time dateTime={drawsAt}>{dateTime(drawsAt)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}
