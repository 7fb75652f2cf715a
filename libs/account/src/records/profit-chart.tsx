import { useLanguage } from '@livery/kit/use-language';
import type { ProfitLoss } from '@livery/api/records';
import { parseAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/use-format';
import { useTranslation } from 'react-i18next';
import styles from './records.module.css';

/** Units of the drawing: a day is this wide, and the whole this high. */
const day = 10;
const height = 100;

/** Gains above the line and losses below it, a bar a day. The table beside it says the same in figures, so that a reader of the page misses nothing. */
export const ProfitChart = ({ days }: { readonly days: ProfitLoss['days'] }) => {
  const { t } = useTranslation('records');
  const { date } = useFormat();
  const isMirrored = useLanguage().dir === 'rtl';
  const profits = days.map(({ profit }) => parseAmount(profit));
  const reach = Math.max(1, ...profits.map(Math.abs));
  const zero = height / 2;
  const width = days.length * day;
  return (
    <figure className={styles.chart}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={t('profit.chart')}>
        <line className={styles.zero} x1={0} x2={width} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
        {profits.map((profit, place) => {
          const tall = (Math.abs(profit) / reach) * (zero - 2);
          const at = isMirrored ? days.length - 1 - place : place;
          return <rect key={days[place]?.date} className={profit >= 0 ? styles.plus : styles.minus} x={at * day + day * 0.15} width={day * 0.7} y={profit >= 0 ? zero - tall : zero} height={tall} />;
        })}
      </svg>
      <figcaption className={styles.scale}>
        <span>{date(`${days[0]?.date}T04:00:00Z`)}</span>
        <span>{date(`${days.at(-1)?.date}T04:00:00Z`)}</span>
      </figcaption>
    </figure>
  );
};
