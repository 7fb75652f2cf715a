import { seriesRange } from '@livery/contract/lottery/series-range';
import { useFormat } from '@livery/kit/format/use-format';
import { IconButton } from '@livery/ui/icon-button';
import { MinusIcon } from '@livery/ui/icons/minus';
import { PlusIcon } from '@livery/ui/icons/plus';
import { useTranslation } from 'react-i18next';
import styles from './betting.module.css';

/** Change of the series per tap. `SeriesRow` explains the series. */
const step = 10;
/** Series whose prices equal the fair odds. A series of 1900 pays 1900/2000 of the fair prize. */
const seriesBase = 2000;

interface SeriesRowProps {
  readonly series: number;
  /** Series of the member's account, which is the max. */
  readonly maxSeries: number;
  readonly onSeries: (series: number) => void;
}

/**
 * Selects the series, which sets the prizes as a part of the fair odds. A lower series pays lower prizes and returns a
 * larger part of the stake as rebate.
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
