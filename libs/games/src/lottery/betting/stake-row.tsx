import { useFormat } from '@livery/kit/format/use-format';
import { IconButton } from '@livery/ui/icon-button';
import { MinusIcon } from '@livery/ui/icons/minus';
import { PlusIcon } from '@livery/ui/icons/plus';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import styles from './betting.module.css';

const maxMultiple = 9999;

interface StakeRowProps {
  readonly units: readonly string[];
  readonly unit: string;
  readonly multiple: number;
  readonly onUnit: (unit: string) => void;
  readonly onMultiple: (multiple: number) => void;
}

/** Row to select the price of one unit and the multiple (the factor by which the stake is multiplied). */
export function StakeRow({ units, unit, multiple, onUnit, onMultiple }: StakeRowProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const set = (value: number) => onMultiple(Math.min(maxMultiple, Math.max(1, Math.trunc(value) || 1)));
  return (
    <div className={styles.stakes}>
      <SegmentedControl
        label={t('stake.unit')}
        segments={units.map((id) => ({ id, label: <bdi>{count(Number(id))}</bdi> }))}
        value={unit}
        onSelect={onUnit}
      />
      <div className={styles.stepper}>
        <IconButton label={t('stake.less')} disabled={multiple <= 1} onClick={() => set(multiple - 1)}>
          <MinusIcon />
        </IconButton>
        <input
          className={styles.multiple}
          aria-label={t('stake.multiple')}
          inputMode="numeric"
          pattern="[0-9]*"
          value={multiple}
          onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
          onFocus={(event) => event.target.select()}
        />
        <IconButton label={t('stake.more')} disabled={multiple >= maxMultiple} onClick={() => set(multiple + 1)}>
          <PlusIcon />
        </IconButton>
      </div>
    </div>
  );
}
