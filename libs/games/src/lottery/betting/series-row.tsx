import { seriesRange } from '@livery/contract/lottery/series-range';
import { usePercent } from '@livery/kit/format/use-percent';
import { IconButton } from '@livery/ui/icon-button';
import { MinusIcon } from '@livery/ui/icons/minus';
import { PlusIcon } from '@livery/ui/icons/plus';
import { useTranslation } from 'react-i18next';
import styles from './stake.module.css';

/** Difference by which one tap changes the series (a number that sets the prizes, see `SeriesRow`). */
const step = 10;
/**
 * Series (payout level) with fair prizes, which give the operator no profit. A lower series pays only a part of the
 * fair prizes. For example, series 1900 pays 1900/2000 of the fair prizes.
 */
const seriesBase = 2000;

interface SeriesRowProps {
  readonly series: number;
  /** Highest series (payout level) that the member can select. Each member account has its own maximum. */
  readonly maxSeries: number;
  readonly onSeries: (series: number) => void;
}

/**
 * Row to select the series, a number that sets the payout level. The prizes are `series` / 2000 of the fair prizes
 * (prizes without a profit for the operator). A lower series means lower prizes and a higher rebate on the stake.
 */
export function SeriesRow({ series, maxSeries, onSeries }: SeriesRowProps) {
  const { t } = useTranslation('lottery');
  const percent = usePercent();
  const rebatePercent = ((maxSeries - series) / seriesBase) * 100;
  return (
    <div className={styles.series} role="group" aria-label={t('seriesPick.label')}>
      <div className={styles.stepper}>
        <IconButton
          label={t('seriesPick.less')}
          disabled={series <= seriesRange.lowest}
          onClick={() => onSeries(Math.max(seriesRange.lowest, Math.ceil(series / step - 1) * step))}
        >
          <MinusIcon />
        </IconButton>
        <span className={styles.seriesValue} aria-live="polite">
          {t('series', { series })}
        </span>
        <IconButton
          label={t('seriesPick.more')}
          disabled={series >= maxSeries}
          onClick={() => onSeries(Math.min(maxSeries, Math.floor(series / step + 1) * step))}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <span className={styles.stakeLabel}>{t('seriesPick.back', { percent: percent(rebatePercent) })}</span>
    </div>
  );
}
