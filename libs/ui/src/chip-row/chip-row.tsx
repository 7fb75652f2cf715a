import { useEffect, useRef } from 'react';
import { Chip } from '../chip/chip.tsx';
import styles from './chip-row.module.css';

export interface ChipRowProps {
  /** The accessible name of the choice. */
  readonly label: string;
  readonly choices: readonly (readonly [id: string, label: string])[];
  readonly value: string;
  readonly onSelect: (id: string) => void;
}

/** One of several, in a row that scrolls. */
export const ChipRow = ({ label, choices, value, onSelect }: ChipRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  // The chosen one may lie beyond the edge, as it does on the way back to a record.
  useEffect(() => {
    // Nothing may be returned: browsers of late answer with a promise, which is no way to clean up.
    void row.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [value]);
  return (
    <div ref={row} className={styles.root} role="group" aria-label={label}>
      {choices.map(([id, name]) => (
        <Chip key={id} isPressed={id === value} onClick={() => onSelect(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
};
