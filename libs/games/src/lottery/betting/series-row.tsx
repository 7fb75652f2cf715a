import { seriesRange } from '@livery/contract/lottery/series-range';
import { useFormat } from '@livery/kit/format/use-format';
import { IconButton } from '@livery/ui/icon-button';
import { MinusIcon } from '@livery/ui/icons/minus';
import { PlusIcon } from '@livery/ui/icons/plus';
import { useTranslation } from 'react-i18next';
import styles from './betting.module.css';

/** Change of the series per tap. */
const step = 10;
/** A series is a number of parts of this base, which equals the fair odds. */
const seriesBase = 2000;

interface SeriesRowProps {
  readonly series: number;
  /** The member's own series, which is the max. */
  readonly maxSeries: number;
  readonly onSeries: (series: number) => void;
}

/** Selects the series. A lower one wins less and returns a larger part of the stake as rebate. */
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
