import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './segmented-control.module.css';

export interface Segment {
  id: string;
  label: ReactNode;
}

export type SegmentedControlProps = Omit<ComponentProps<'fieldset'>, 'onSelect'> & {
  /** Accessible name of the group. */
  label: string;
  segments: readonly Segment[];
  /** Id of the selected segment. */
  value: string;
  onSelect: (id: string) => void;
};

/**
 * A choice between a few segments of equal width, e.g. user name or mobile number. The segments are
 * native radio buttons.
 */
export function SegmentedControl({
  label,
  segments,
  value,
  onSelect,
  className,
  style,
  ...props
}: SegmentedControlProps) {
  const name = useId();
  const selectedIndex = segments.findIndex((segment) => segment.id === value);
  return (
    <fieldset
      aria-label={label}
      className={cx(styles.root, className)}
      style={{ '--count': segments.length, '--at': selectedIndex, ...style } as CSSProperties}
      {...props}
    >
      {selectedIndex >= 0 && <span className={styles.thumb} aria-hidden />}
      {segments.map((segment) => (
        <label key={segment.id} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.id}
            checked={segment.id === value}
            onChange={() => onSelect(segment.id)}
            className={styles.input}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
