import { type LotteryEntry, type OpenedLottery, useLotteryDrawQuery } from '@livery/api/lottery';
import { parseAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { findBetHits } from '../balls/find-hits.ts';
import { useLatestBets } from '../bets/use-latest-bets.ts';
import { Race, RunningMachine } from './draw-machine.tsx';
import { playResult, playWin } from './draw-sound.ts';
import styles from './draw-stage.module.css';
import { type DrawEvent, useDrawEvent } from './use-draw-event.ts';
import { type DrawOutcome, useDrawOutcome } from './use-draw-outcome.ts';

/** Milliseconds between two balls of a result. The style sheet must contain the same value. */
const ballEveryMs = 320;

interface DrawStageProps {
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  /** Time of the gateway in epoch milliseconds. */
  readonly now: number;
}

/**
 * Animation of a draw, which covers the bar of the lottery. While the draw runs, it shows a drum, dice or a race. Then
 * it shows the result, with marks on the numbers that the member's bets have hit. Renders nothing between two draws.
 * The animation does not react to taps.
 */
export const DrawStage = ({ entry, issue, now }: DrawStageProps) => {
  const event = useDrawEvent(issue, now);
  if (!event) return null;
  return (
    <div className={styles.root} data-event={event.kind}>
      {event.kind === 'drawing' ? (
        <Drawing entry={entry} numero={event.numero} />
      ) : (
        <Drawn key={event.numero} entry={entry} draw={event} />
      )}
    </div>
  );
};

const Drawing = ({ entry, numero }: { readonly entry: LotteryEntry; readonly numero: string | undefined }) => {
  const { t } = useTranslation('lottery');
  return (
    <>
      <p className={styles.caption} role="status">
        {numero === undefined ? t('draw.waiting') : t('draw.title', { numero })}
      </p>
      <span aria-hidden className={styles.machine}>
        <RunningMachine family={entry.family} />
      </span>
    </>
  );
};

interface DrawnProps {
  readonly entry: LotteryEntry;
  readonly draw: Extract<DrawEvent, { kind: 'drawn' }>;
}

/**
 * Result of a draw, with the hits of the member. After the last ball, it also shows the amount that the member has won.
 */
const Drawn = ({ entry: { code, family }, draw: { numero, result } }: DrawnProps) => {
  const { t } = useTranslation('lottery');
  const { money } = useFormat();
  const { bets } = useLatestBets(code);
  const hits = new Set(bets.flatMap((bet) => (bet.numero === numero ? [...findBetHits(bet, result)] : [])));
  const outcome = useDrawOutcome(code, numero);
  const payout = outcome ? parseAmount(outcome.payout) : 0;
  // A payout below the stakes is a loss, so it is not celebrated.
  const isGain = outcome !== undefined && payout > parseAmount(outcome.stake);
  const ballCount = family === 'PK10' ? result.length / 2 : Math.min(result.length, 5);
  const [isRevealed, setRevealed] = useState(false);
  useEffect(() => {
    playResult(ballCount, ballEveryMs);
    const timer = setTimeout(() => setRevealed(true), ballCount * ballEveryMs + 300);
    return () => clearTimeout(timer);
  }, [ballCount]);
  const hasWon = isRevealed && isGain;
  useEffect(() => {
    if (hasWon) playWin();
  }, [hasWon]);
  const getText = ({ currency, ...amounts }: DrawOutcome): string =>
    payout > 0 ? t(isGain ? 'draw.won' : 'draw.gotBack', { amount: money(amounts.payout, currency) }) : t('state.lost');
  return (
    <>
      <p className={styles.caption}>{t('draw.title', { numero })}</p>
      <span className={styles.machine}>
        {family === 'PK10' && (
          <span aria-hidden className={styles.machine}>
            <Race order={result} />
          </span>
        )}
        <Balls
          family={family}
          result={result}
          size={family === 'PK10' ? 'small' : 'large'}
          hits={isRevealed ? hits : undefined}
          isRevealed={family !== 'PK10'}
        />
      </span>
      <p className={styles.outcome} role="status" data-won={hasWon || undefined}>
        {isRevealed && outcome && <span>{getText(outcome)}</span>}
        {isRevealed && <ProvedMark code={code} numero={numero} />}
      </p>
    </>
  );
};

/**
 * Mark that appears when this device has verified the result of a draw. The device computes the result from the secret
 * seed, the list of bets and the public random number. The result must be the same as that of the gateway.
 */
const ProvedMark = ({ code, numero }: { readonly code: string; readonly numero: string }) => {
  const { t } = useTranslation('lottery');
  const { data } = useLotteryDrawQuery({ code, numero }, { refetchOnMountOrArgChange: true });
  const [isProved, setProved] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const verify = async (): Promise<void> => {
      if (!data?.seed) return;
      const { verifyResult } = await import('../draw-details/verify-draw.ts');
      const verified = await verifyResult(data);
      if (isCurrent) setProved(verified?.isResultRight === true && verified.isSeedUnchanged);
    };
    // A failure only means that the mark does not appear. The sheet of the draw reports the reason.
    verify().catch(() => undefined);
    return () => void (isCurrent = false);
  }, [data]);
  if (!isProved) return null;
  return (
    <span className={styles.proved}>
      <CircleCheckIcon />
      {t('proof.resultRight')}
    </span>
  );
};
