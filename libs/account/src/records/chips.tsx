import { Chip } from '@livery/ui/chip';
import { useEffect, useRef } from 'react';
import styles from './records.module.css';

interface ChipsProps {
  /** The accessible name of the choice. */
  readonly label: string;
  readonly choices: readonly (readonly [id: string, label: string])[];
  readonly value: string;
  readonly onSelect: (id: string) => void;
}

/** One of several, in a row that scrolls. */
export const Chips = ({ label, choices, value, onSelect }: ChipsProps) => {
  const row = useRef<HTMLDivElement>(null);
  // The chosen one may lie beyond the edge, as it does on the way back to a record.
  useEffect(() => row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' }), [value]);
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
      {choices.map(([id, name]) => (
        <Chip key={id} isPressed={id === value} onClick={() => onSelect(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
};
