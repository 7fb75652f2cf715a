import { type LotteryEntry, useLotteryDrawsQuery } from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { Lazy } from '@livery/kit/lazy/lazy';
import { Button } from '@livery/ui/button';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { Pressable } from '@livery/ui/pressable';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReloadOutdatedDraws } from '../clock/use-reload-after-draw.ts';
import { Balls } from '../balls/balls.tsx';
import styles from '../draw-details/draws.module.css';
import { lazyDrawSheet } from '../draw-details/lazy-draw-sheet.ts';

/**
 * List of past draws, the latest first. A tap on a draw opens a sheet with its result and the proof of the result.
 */
export function DrawList({ entry, lastNumero }: { entry: LotteryEntry; lastNumero: string | undefined }) {
  const { t } = useTranslation(['lottery', 'shell']);
  const { dateTime } = useFormat();
  const [pageNo, setPageNo] = useState(1);
  const [shown, setShown] = useState<string>();
  const { data, isError, isFetching, refetch } = useLotteryDrawsQuery(
    { code: entry.code, pageNo },
    { refetchOnMountOrArgChange: 5 },
  );
  const firstNumero = data && pageNo === 1 ? (data.list[0]?.numero ?? '') : undefined;
  useReloadOutdatedDraws(lastNumero, firstNumero, { isFetching, refetch });
  if (!data && isError)
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('draw.failed')}
        action={<Button onClick={() => void refetch()}>{t('shell:action.retry')}</Button>}
      />
    );
  if (!data) return <Skeleton shape="block" className={styles.waiting} />;
  if (data.list.length === 0) return <EmptyState kind="first-use" title={t('draw.none')} />;
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-busy={isFetching}>
        {data.list.map(({ numero, result, drawsAt }) => (
          <li key={numero}>
            <Pressable className={styles.row} onClick={() => setShown(numero)} aria-haspopup="dialog">
              <span className={styles.when}>
                <bdi className={styles.numero} dir="ltr">
                  {numero}
                </bdi>
                <time dateTime={drawsAt}>{dateTime(drawsAt)}</time>
              </span>
              {result ? (
                <Balls family={entry.family} result={result} size="small" />
              ) : (
                <span className={styles.when}>{t('draw.cancelled')}</span>
              )}
              <ChevronEndIcon className={styles.chevron} />
            </Pressable>
          </li>
        ))}
      </ul>
      {data.totalPages > 1 && (
        <nav className={styles.pages} aria-label={t('draw.pages')}>
          <Button size="small" disabled={pageNo <= 1} onClick={() => setPageNo(pageNo - 1)}>
            {t('draw.newer')}
          </Button>
          <Button size="small" disabled={pageNo >= data.totalPages} onClick={() => setPageNo(pageNo + 1)}>
            {t('draw.older')}
          </Button>
        </nav>
      )}
      {shown && (
        <Lazy module={lazyDrawSheet}>
          {({ DrawSheet }) => <DrawSheet code={entry.code} numero={shown} onClose={() => setShown(undefined)} />}
        </Lazy>
      )}
    </div>
  );
}
