import type { RewardLine } from '@livery/api/rewards/promotions';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './reward-lines.module.css';

interface RewardLinesProps {
  readonly lines: readonly RewardLine[];
  readonly currency: string;
}

/** Calculation of a reward amount, one row per step. */
export const RewardLines = ({ lines, currency }: RewardLinesProps) => {
  const { t } = useTranslation('promotions');
  const { bcp47 } = useLanguage();
  const { money, count, dateTime } = useFormat();
  const write = {
    money: (value: string) => money(value, currency),
    percent: (value: string) =>
      new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 2 }).format(Number(value) / 100),
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
