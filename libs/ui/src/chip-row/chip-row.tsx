import { useEffect, useRef } from 'react';
import { Chip } from '../chip/chip.tsx';
import styles from './chip-row.module.css';

export interface ChipRowProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly (readonly [id: string, label: string])[];
  readonly value: string;
  readonly onSelect: (id: string) => void;
}

/** A row of chips that scrolls horizontally. Exactly one chip is selected. */
export const ChipRow = ({ label, choices, value, onSelect }: ChipRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In recent browsers, `scrollIntoView` returns a promise. `void` prevents that React uses this
    // promise as the cleanup function of the effect.
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
