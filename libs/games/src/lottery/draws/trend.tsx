import type { LotteryEntry } from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getColumns, countValues, getPossibleValues } from './count-values.ts';
import styles from '../draw-details/draws.module.css';
import { getResults, useRecentDraws } from './use-recent-draws.ts';

/** Table that shows for each number how often it was drawn, and how many draws ago it was last drawn. */
export function Trend({
  entry: { code, family },
  lastNumero,
}: {
  entry: LotteryEntry;
  lastNumero: string | undefined;
}) {
  const { t } = useTranslation(['lottery', 'shell']);
  const { count } = useFormat();
  const explanationId = useId();
  const { data, isError, refetch } = useRecentDraws(code, lastNumero);
  if (!data && isError)
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('draw.failed')}
        action={<Button onClick={() => void refetch()}>{t('shell:action.retry')}</Button>}
      />
    );
  if (!data) return <Skeleton shape="block" className={styles.waiting} />;
  const results = getResults(data.list).map((result) => getColumns(family, result));
  if (results.length === 0) return <EmptyState kind="first-use" title={t('draw.none')} />;
  return (
    <div className={styles.root}>
      <p id={explanationId} className={styles.explain}>
        {t('trend.explain', { shown: count(results.length) })}
      </p>
      {/*
       * The columns are in the order of the draw, from left to right, in every language. The region can have the focus,
       * so that a visitor can scroll it with the keyboard.
       */}
      <div className={styles.scroll} dir="ltr" tabIndex={0} role="region" aria-label={t('tab.trend')}>
        <TrendTable family={family} results={results} descriptionId={explanationId} />
      </div>
    </div>
  );
}

interface TrendTableProps {
  readonly family: LotteryEntry['family'];
  /** Drawn values of each draw, with one value for each column of the table. The latest draw is first. */
  readonly results: readonly (readonly string[])[];
  readonly descriptionId: string;
}

function TrendTable({ family, results, descriptionId }: TrendTableProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const values = getPossibleValues(family);
  const columns = (results[0] ?? []).map((_, index) => ({
    position: index + 1,
    counts: countValues(
      values,
      results.map((result) => result[index] ?? ''),
    ),
  }));
  const maxTimes = Math.max(...columns.flatMap(({ counts }) => counts).map(({ times }) => times), 1);
  return (
    <table className={styles.trend} aria-describedby={descriptionId}>
      <thead>
        <tr>
          <th scope="col">{t('trend.number')}</th>
          {columns.map(({ position }) => (
            <th key={position} scope="col">
              {t('field.place', { n: position })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((value, row) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            {columns.map(({ position, counts }) => {
              const { times, gap } = counts[row]!;
              return (
                <td key={position}>
                  <span
                    className={styles.heat}
                    style={{ '--heat': `${Math.round((times / maxTimes) * 100)}%` } as CSSProperties}
                  />
                  <span className={styles.times}>{count(times)}</span>
                  <span className={styles.gap}>{t('trend.gap', { shown: count(gap) })}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
