import {
  type LotteryBoard,
  type LotteryEntry,
  type LotteryIssue,
  type OpenedLottery,
  useNearNumerosQuery,
} from '@livery/api/lottery';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { loginFrom } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { IconButton } from '@livery/ui/icon-button';
import { TrashIcon } from '@livery/ui/icons/trash';
import { Segmented } from '@livery/ui/segmented';
import { Sheet } from '@livery/ui/sheet';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { methodName, selectionText } from '../betting/method-name.ts';
import { timeLeft } from '../clock/time-left.ts';
import { slipStake, stakeOf } from './slip-line.ts';
import type { KeptSlip } from './slip-store.ts';
import styles from './slip.module.css';
import { usePlaceSlip } from './use-place-slip.ts';

interface SlipSheetProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  readonly now: number;
  readonly slip: KeptSlip;
  readonly keep: (change: (slip: KeptSlip) => KeptSlip) => void;
  /** The prices are not what they were. */
  readonly onStale: () => void;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** Over how many issues a slip may be chased. */
const chases = ['1', '3', '5', '10', '20', '30'] as const;
/** Bets of one call; the gateway holds it. */
const mostBets = 120;

/** All lines before they are placed: what each costs, over how many issues, and one button. */
export function SlipSheet({ board, entry, issue, now, slip, keep, onStale, onPlaced, onClose }: SlipSheetProps) {
  const { t } = useTranslation(['lottery', 'errors']);
  const { money, count } = useFormat();
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const [chase, setChase] = useState<string>('1');
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const [refused, setRefused] = useState<string>();
  const [firstNumero] = useState(issue.current.numero);
  const { placeSlip, isPlacing } = usePlaceSlip(slip, keep);
  const near = useNearNumerosQuery({ code: entry.code, count: 30 });
  const { open } = slip;
  const lines = open ? slip.lines.filter(({ id }) => open.lineIds.includes(id)) : slip.lines;
  // The list may be from before a close: what is behind the open issue is not asked for.
  const ahead = near.data?.list.filter(({ numero }) => numero >= issue.current.numero) ?? [];
  const issues = open ? open.slip.numeros.length : Number(chase);
  const numeros = open
    ? open.slip.numeros
    : issues === 1
      ? [{ numero: issue.current.numero }]
      : ahead.slice(0, issues).map(({ numero }) => ({ numero }));
  const stake = slipStake(lines) * issues;
  const isClosed = !open && new Date(issue.current.closesAt).getTime() <= now;

  const place = async () => {
    setRefused(undefined);
    const asked = lines.map(({ method, selection, unit, multiple, price }) => ({
      method,
      selection,
      unit,
      multiple,
      price,
    }));
    const answer = await placeSlip(
      {
        code: entry.code,
        prizeMode: entry.prizeMode,
        ...(board.series !== null && { series: board.series }),
        lines: asked,
        numeros: [...numeros],
        stopsOnWin: issues > 1 && stopsOnWin,
      },
      lines.map(({ id }) => id),
    );
    if ('refused' in answer) {
      if (answer.refused === ErrorCode.LotteryPriceChanged) onStale();
      return setRefused(answer.refused);
    }
    showToast({
      kind: 'success',
      text: t('slip.placed', { amount: money(answer.placed.staked, answer.placed.currency) }),
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
            refused && (
              <p role="alert" className={styles.refused}>
                {t([`errors:${refused}`, 'slip.refused'])}
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
                  <bdi dir="ltr">{timeLeft(issue.current.closesAt, now)}</bdi>
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
              onClick={() => void place()}
            >
              {t(open ? 'slip.askAgain' : 'slip.place')}
            </Button>
          ) : (
            <Button tone="accent" isWide href={loginFrom(pathname + search)}>
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
                <span className={styles.method}>{methodName(t, line.method)}</span>
                <bdi className={styles.selection} dir="ltr">
                  {selectionText(t, line.selection)}
                </bdi>
                <span className={styles.detail}>
                  <bdi dir="ltr">
                    {count(line.units)} × {count(Number(line.unit))} × {count(line.multiple)}
                  </bdi>
                </span>
              </span>
              <bdi className={styles.stake}>{money(formatAmount(stakeOf(line)), board.currency)}</bdi>
              <IconButton
                label={t('slip.remove')}
                disabled={Boolean(open)}
                onClick={() => keep((kept) => ({ ...kept, lines: kept.lines.filter(({ id }) => id !== line.id) }))}
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
          <Segmented
            label={t('chase.label')}
            segments={chases
              .filter((id) => Number(id) * lines.length <= mostBets)
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
          {issues > 1 && <Issues issues={ahead.slice(0, issues)} />}
        </div>
      )}
    </Sheet>
  );
}

/** The draws of a chase, each with its time. */
function Issues({ issues }: { issues: readonly LotteryIssue[] }) {
  const { t } = useTranslation('lottery');
  const { moment } = useFormat();
  return (
    <details className={styles.issues}>
      <summary>{t('chase.draws')}</summary>
      <ol>
        {issues.map(({ numero, drawsAt }) => (
          <li key={numero}>
            <bdi dir="ltr">{numero}</bdi>
            <time dateTime={drawsAt}>{moment(drawsAt)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}
