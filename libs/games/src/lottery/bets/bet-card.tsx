import type { ApiError } from '@livery/api/client';
import { type LotteryBet, useCancelLotteryBetMutation } from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { Lazy } from '@livery/kit/lazy/lazy';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { findBetHits } from '../balls/find-hits.ts';
import { lazyDrawSheet } from '../draw-details/lazy-draw-sheet.ts';
import { getMethodLabel, formatSelection } from '../labels/method-labels.ts';
import styles from './bets.module.css';

/** Card of one bet with its state, selection and result. The member can cancel an open bet until the draw closes. */
export function BetCard({ bet, now }: { bet: LotteryBet; now: number }) {
  const { t } = useTranslation(['lottery', 'errors']);
  const { money, count } = useFormat();
  const [cancel, { isLoading }] = useCancelLotteryBetMutation();
  const [isOpen, setOpen] = useState(false);
  const isCancellable = bet.state === 'open' && new Date(bet.closesAt).getTime() > now;
  const handleCancel = async () => {
    const { error } = await cancel({ id: bet.id });
    if (error) showToast({ kind: 'fail', text: t([`errors:${(error as ApiError).code}`, 'slip.refused']) });
    else showToast({ kind: 'success', text: t('mine.cancelled') });
  };
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <span className={styles.method}>{getMethodLabel(t, bet.method)}</span>
        {bet.state === 'open' || bet.state === 'won' ? (
          <Badge tone={bet.state === 'won' ? 'success' : 'accent'}>{t(`state.${bet.state}`)}</Badge>
        ) : (
          <span className={styles.caption}>{t(`state.${bet.state}`)}</span>
        )}
      </header>
      <bdi className={styles.selection} dir="ltr">
        {formatSelection(t, bet.selection)}
      </bdi>
      <p className={styles.caption}>
        {t('issue')} <bdi dir="ltr">{bet.numero}</bdi> ·{' '}
        <bdi dir="ltr">
          {count(bet.units)} × {count(Number(bet.unit))} × {count(bet.multiple)}
        </bdi>
      </p>
      <p className={styles.caption}>
        {t('mine.number')} <bdi dir="ltr">{bet.id}</bdi>
      </p>
      {bet.result && <Balls family={bet.family} result={bet.result} size="small" hits={findBetHits(bet, bet.result)} />}
      <div className={styles.money}>
        <span>
          {t('mine.staked')} <bdi>{money(bet.stake, bet.currency)}</bdi>
        </span>
        {bet.state === 'won' && (
          <span className={styles.won}>
            {t('mine.won')} <bdi>{money(bet.payout, bet.currency)}</bdi>
          </span>
        )}
        <span className={styles.actions}>
          {isCancellable && (
            <Button size="small" isPending={isLoading} onClick={() => void handleCancel()}>
              {t('mine.cancel')}
            </Button>
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('mine.details')}
          </Button>
        </span>
      </div>
      {isOpen && (
        <Lazy module={lazyDrawSheet}>
          {({ DrawSheet }) => (
            <DrawSheet code={bet.code} numero={bet.numero} bet={bet} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </article>
  );
}
