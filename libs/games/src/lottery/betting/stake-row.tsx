import { useFormat } from '@livery/kit/format/use-format';
import { Chip } from '@livery/ui/chip';
import { IconButton } from '@livery/ui/icon-button';
import { MinusIcon } from '@livery/ui/icons/minus';
import { PlusIcon } from '@livery/ui/icons/plus';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stake.module.css';

const maxMultiple = 9999;
/** Multiples that one tap selects. */
const multipleSteps = [1, 2, 5, 10, 20, 50] as const;

interface StakeRowProps {
  readonly units: readonly string[];
  readonly unit: string;
  readonly multiple: number;
  readonly onUnit: (unit: string) => void;
  readonly onMultiple: (multiple: number) => void;
}

/**
 * Row to select the unit price and the multiple of a bet. The stake is the number of units (combinations), multiplied
 * by the unit price and by the multiple.
 */
export function StakeRow({ units, unit, multiple, onUnit, onMultiple }: StakeRowProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const stepsId = useId();
  const set = (value: number) => onMultiple(Math.min(maxMultiple, Math.max(1, Math.trunc(value) || 1)));
  return (
    <div className={styles.stakes}>
      <span className={styles.stakeLabel} aria-hidden>
        {t('stake.unit')}
      </span>
      <SegmentedControl
        label={t('stake.unit')}
        segments={units.map((id) => ({ id, label: <bdi>{count(Number(id))}</bdi> }))}
        value={unit}
        onSelect={onUnit}
      />
      <span id={stepsId} className={styles.stakeLabel}>
        {t('stake.multiple')}
      </span>
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
      <div role="group" aria-labelledby={stepsId} className={styles.steps}>
        {multipleSteps.map((step) => (
          <Chip key={step} isPressed={step === multiple} onClick={() => set(step)}>
            <span dir="ltr">×{count(step)}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
