import { Chip } from '@livery/ui/chip';
import { useId } from 'react';
import styles from './filters.module.css';

export interface ChipChoice {
  readonly id: string;
  readonly label: string;
  readonly count?: string;
}

interface ChipGroupProps {
  readonly label: string;
  readonly entries: readonly ChipChoice[];
  /** Id of the selected chip. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Group of chips, of which one is selected. All chips are visible without scrolling. */
export function ChipGroup({ label, entries, value, onChoose }: ChipGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <div className={styles.chips}>
        {entries.map((entry) => (
          <Chip key={entry.id} isPressed={entry.id === value} count={entry.count} onClick={() => onChoose(entry.id)}>
            {entry.label}
          </Chip>
        ))}
      </div>
    </div>
  );
}
