import {
  type DrawDetail,
  type LotteryBet,
  type LotteryEntry,
  useLazyLotteryBetProofQuery,
  useLotteryDrawQuery,
} from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { CircleXIcon } from '@livery/ui/icons/circle-x';
import { Sheet } from '@livery/ui/sheet';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { BetDetails } from './bet-details.tsx';
import styles from './draws.module.css';
import { Prizes } from './prizes.tsx';
import { isPublicBeacon, type VerificationResult, verifyBet, verifyDraw } from './verify-draw.ts';

interface DrawSheetProps {
  readonly code: LotteryEntry['code'];
  readonly numero: string;
  /** Bet of the member on this draw. If it is set, the bet is verified together with the draw. */
  readonly bet?: LotteryBet;
  readonly onClose: () => void;
}

/**
 * Result of a verification on this device. `isBetFrozen` is true if the bet is in the list of bets that the gateway
 * fixed when betting closed. It is undefined if no bet was verified.
 */
type DrawVerdict = VerificationResult & { readonly isBetFrozen?: boolean };

/**
 * Sheet of one draw with its result, all prizes and the proof of the result. A button verifies the proof on this
 * device.
 */
export function DrawSheet({ code, numero, bet, onClose }: DrawSheetProps) {
  const { t } = useTranslation(['lottery', 'shell']);
  const { data, isError, refetch } = useLotteryDrawQuery({ code, numero }, { refetchOnMountOrArgChange: true });
  const [fetchProof, proof] = useLazyLotteryBetProofQuery();
  const [verdict, setVerdict] = useState<DrawVerdict>();
  const handleVerify = async (draw: DrawDetail) => {
    const proofResult = bet?.state === 'won' || bet?.state === 'lost' ? await fetchProof({ id: bet.id }) : undefined;
    if (proofResult?.isError) return;
    const result = await verifyDraw(draw);
    if (result)
      setVerdict({ ...result, ...(proofResult?.data && { isBetFrozen: await verifyBet(draw, proofResult.data) }) });
  };
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bet ? t('mine.yours') : t('draw.title', { numero })}
    >
      {bet && <BetDetails bet={bet} />}
      {!data && !isError && <Skeleton shape="block" className={styles.waiting} />}
      {!data && isError && (
        <EmptyState
          kind={navigator.onLine ? 'failed' : 'offline'}
          title={t('draw.failed')}
          action={<Button onClick={() => void refetch()}>{t('shell:action.retry')}</Button>}
        />
      )}
      {data && (
        <div className={styles.detail}>
          {bet && <h3 className={styles.heading}>{t('draw.title', { numero })}</h3>}
          {data.result ? (
            <Balls family={data.family} result={data.result} />
          ) : (
            <p>{t(data.state === 'cancelled' ? 'draw.cancelled' : 'draw.waiting')}</p>
          )}
          {data.result && <Prizes family={data.family} result={data.result} />}
          <h3 className={styles.heading}>{t('proof.title')}</h3>
          <Proof draw={data} />
          {data.seed && !verdict && (
            <Button tone="accent" isWide isPending={proof.isFetching} onClick={() => void handleVerify(data)}>
              {t('proof.verify')}
            </Button>
          )}
          {proof.isError && !verdict && (
            <p role="alert" className={styles.explain}>
              {t('proof.failed')}
            </p>
          )}
          {verdict && <Verdict verdict={verdict} />}
        </div>
      )}
    </Sheet>
  );
}

function Proof({ draw: { seedHash, root, betCount, seed, beacon } }: { readonly draw: DrawDetail }) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  return (
    <>
      <p className={styles.explain}>{t(beacon ? 'proof.explainRandomness' : 'proof.explain')}</p>
      <dl className={styles.proof}>
        <dt>{t('proof.hash')}</dt>
        <dd dir="ltr">{seedHash}</dd>
        <dt>{t('proof.root', { shown: count(betCount) })}</dt>
        <dd dir="ltr">{root ?? '–'}</dd>
        {beacon && (
          <>
            <dt>{t('proof.round')}</dt>
            <dd dir="ltr">{`${isPublicBeacon(beacon) ? 'drand quicknet' : beacon.chain.id} #${beacon.round}`}</dd>
            <dt>{t('proof.signature')}</dt>
            <dd dir="ltr">{beacon.signature ?? t('proof.later')}</dd>
          </>
        )}
        <dt>{t('proof.seed')}</dt>
        <dd dir="ltr">{seed ?? t('proof.later')}</dd>
      </dl>
      {beacon && (
        <p className={styles.explain}>{t(isPublicBeacon(beacon) ? 'proof.guarantee' : 'proof.demonstration')}</p>
      )}
    </>
  );
}

function Verdict({ verdict }: { readonly verdict: DrawVerdict }) {
  const { t } = useTranslation('lottery');
  return (
    <div role="status">
      <ul className={styles.verdict}>
        <Finding
          isValid={verdict.isSeedUnchanged}
          text={t(verdict.isSeedUnchanged ? 'proof.seedKept' : 'proof.seedChanged')}
        />
        {verdict.isRoundValid !== undefined && (
          <Finding
            isValid={verdict.isRoundValid}
            text={t(verdict.isRoundValid ? 'proof.roundValid' : 'proof.roundInvalid')}
          />
        )}
        {verdict.isBetFrozen !== undefined && (
          <Finding
            isValid={verdict.isBetFrozen}
            text={t(verdict.isBetFrozen ? 'proof.betFrozen' : 'proof.betMissing')}
          />
        )}
        <Finding
          isValid={verdict.isResultRight}
          text={t(verdict.isResultRight ? 'proof.resultRight' : 'proof.resultWrong')}
        />
      </ul>
    </div>
  );
}

function Finding({ isValid, text }: { isValid: boolean; text: string }) {
  return (
    <li data-valid={isValid}>
      {isValid ? <CircleCheckIcon /> : <CircleXIcon />}
      {text}
    </li>
  );
}
