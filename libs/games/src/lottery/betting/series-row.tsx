import { seriesRange } from '@livery/contract/lottery/series-range';
import { useFormat } from '@livery/kit/format/use-format';
import { IconButton } from '@livery/ui/icon-button';
import { MinusIcon } from '@livery/ui/icons/minus';
import { PlusIcon } from '@livery/ui/icons/plus';
import { useTranslation } from 'react-i18next';
import styles from './betting.module.css';

/** Difference by which one tap changes the series (a number that sets the prizes, see `SeriesRow`). */
const step = 10;
/**
 * Number of the series with fair prizes: the operator has no advantage. A lower series pays a part of the fair prizes.
 * For example, series 1900 pays 1900/2000 of them.
 */
const seriesBase = 2000;

interface SeriesRowProps {
  readonly series: number;
  /** Highest series that the member can select. The member's account defines it. */
  readonly maxSeries: number;
  readonly onSeries: (series: number) => void;
}

/**
 * Row to select the series. The series is a number that sets the prizes as a part of the fair prizes. A lower series
 * means lower prizes and a higher rebate on the stake.
 */
export function SeriesRow({ series, maxSeries, onSeries }: SeriesRowProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
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
      <span className={styles.caption}>{t('seriesPick.back', { percent: `${count(rebatePercent)}%` })}</span>
    </div>
  );
}
