import { Chip } from '@livery/ui/chip';
import styles from './betting.module.css';

interface ChipsProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Row of chips, of which one is selected. The row can be scrolled. */
export function Chips({ label, items, value, onChoose }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {items.map((item) => (
        <Chip key={item.id} isPressed={item.id === value} onClick={() => onChoose(item.id)}>
          {item.label}
        </Chip>
      ))}
    </div>
  );
}
