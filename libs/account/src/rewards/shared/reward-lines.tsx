import type { RewardLine } from '@livery/api/rewards/promotions';
import { usePercent } from '@livery/kit/format/use-percent';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './reward-lines.module.css';

interface RewardLinesProps {
  readonly lines: readonly RewardLine[];
  readonly currency: string;
}

/**
 * Collapsed section that explains how the amount of a reward was calculated, one row per step. Renders nothing
 * without steps.
 */
export const RewardLines = ({ lines, currency }: RewardLinesProps) => {
  const { t } = useTranslation('promotions');
  const percent = usePercent();
  const { money, count, dateTime } = useFormat();
  const write = {
    money: (value: string) => money(value, currency),
    percent,
    count: (value: string) => count(Number(value)),
    times: (value: string) => count(Number(value)),
    instant: dateTime,
    text: (value: string) => value,
  } satisfies Record<RewardLine['unit'], (value: string) => string>;
  if (lines.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('lines')}</summary>
      <dl className={styles.lines}>
        {lines.map(({ code, unit, value }) => (
          <div key={code} className={styles.line}>
            <dt>{t(`line.${code}`)}</dt>
            <dd>
              <bdi>{write[unit](value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
