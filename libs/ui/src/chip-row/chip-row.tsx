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

/** A single choice, in a row that scrolls. */
export const ChipRow = ({ label, choices, value, onSelect }: ChipRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  // The chosen chip may be outside the visible part, e.g. after a return from a record.
  useEffect(() => {
    // The effect must return nothing: in recent browsers the call returns a promise, which is not a
    // cleanup function.
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
