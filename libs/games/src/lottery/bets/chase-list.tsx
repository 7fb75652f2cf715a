import type { ApiError } from '@livery/api/client';
import { type LotteryChase, useCancelLotteryChaseMutation, useLotteryChasesInfiniteQuery } from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Progress } from '@livery/ui/progress';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useReloadAfterDraw } from '../clock/use-reload-after-draw.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import styles from './bets.module.css';

/**
 * List of the member's chases on a lottery. A chase repeats the same bets in several draws. Each row shows the progress
 * and a button that ends the chase.
 */
export function ChaseList({ code, lastNumero }: { code: string; lastNumero: string | undefined }) {
  const { t } = useTranslation(['lottery', 'shell']);
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useLotteryChasesInfiniteQuery(
    { code, language: useDebouncedLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  useReloadAfterDraw(lastNumero, { isFetching, refetch });
  const chases = data?.pages.flatMap(({ list }) => list);
  if (!chases && isError)
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('mine.failed')}
        action={<Button onClick={() => void refetch()}>{t('shell:action.retry')}</Button>}
      />
    );
  if (!chases) return <Skeleton shape="block" className={styles.waiting} />;
  if (chases.length === 0) return <EmptyState kind="first-use" title={t('mine.noChases')} />;
  return (
    <>
      <ul className={styles.list}>
        {chases.map((chase) => (
          <li key={chase.id}>
            <ChaseCard chase={chase} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isWide isPending={isFetching} onClick={() => void fetchNextPage()}>
          {t('mine.more')}
        </Button>
      )}
    </>
  );
}

function ChaseCard({ chase }: { chase: LotteryChase }) {
  const { t } = useTranslation(['lottery', 'errors']);
  const { money, count, date } = useFormat();
  const [cancel, { isLoading }] = useCancelLotteryChaseMutation();
  const progress = t('chase.progress', { done: count(chase.settledCount), all: count(chase.betCount) });
  const handleEnd = async () => {
    const { data, error } = await cancel({ id: chase.id });
    if (error) showToast({ kind: 'fail', text: t([`errors:${(error as ApiError).code}`, 'slip.refused']) });
    else showToast({ kind: 'success', text: t('chase.ended', { shown: count(data?.cancelled ?? 0) }) });
  };
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <span className={styles.method}>{progress}</span>
        {chase.state === 'running' ? (
          <Badge>{t('chase.state.running')}</Badge>
        ) : (
          <span className={styles.caption}>{t(`chase.state.${chase.state}`)}</span>
        )}
      </header>
      <Progress label={t('chase.label')} value={(100 * chase.settledCount) / chase.betCount} valueText={progress} />
      <p className={styles.caption}>
        <time dateTime={chase.placedAt}>{date(chase.placedAt)}</time>
        {chase.stopsOnWin && <> · {t('chase.stop')}</>}
      </p>
      <div className={styles.money}>
        <span>
          {t('mine.staked')} <bdi>{money(chase.stake, chase.currency)}</bdi>
        </span>
        <span className={styles.won}>
          {t('mine.won')} <bdi>{money(chase.payout, chase.currency)}</bdi>
        </span>
        {chase.refund !== '0.00' && (
          <span>
            {t('chase.refund')} <bdi>{money(chase.refund, chase.currency)}</bdi>
          </span>
        )}
        {chase.state === 'running' && (
          <Button size="small" isPending={isLoading} onClick={() => void handleEnd()}>
            {t('chase.end')}
          </Button>
        )}
      </div>
    </article>
  );
}
