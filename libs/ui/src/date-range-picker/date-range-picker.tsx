import { useState } from 'react';
import { ChipRow, type ChipRowProps } from '../chip-row/chip-row.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './date-range-picker.module.css';

/** A calendar day, `YYYY-MM-DD`. */
type Day = string;

export interface DateRangePickerProps extends ChipRowProps {
  /**
   * Values of the two date fields. Undefined while a chip with a fixed range is selected. The date
   * fields are then not shown.
   */
  readonly days?:
    | {
        readonly from: Day;
        readonly to: Day;
        readonly min: Day;
        readonly max: Day;
        readonly fromLabel: string;
        readonly toLabel: string;
        readonly onChange: (days: { readonly from?: Day; readonly to?: Day }) => void;
      }
    | undefined;
}

/** A row of chips, e.g. "Last 7 days". For a custom range, two date fields are below the chips. */
export const DateRangePicker = ({ days, ...chips }: DateRangePickerProps) => (
  <div className={styles.root}>
    <ChipRow {...chips} />
    {days && (
      <div className={styles.days}>
        <DayField
          key={`from ${days.from}`}
          label={days.fromLabel}
          day={days.from}
          min={days.min}
          max={days.max}
          onChange={(from) => days.onChange({ from })}
        />
        <DayField
          key={`to ${days.to}`}
          label={days.toLabel}
          day={days.to}
          min={days.min}
          max={days.max}
          onChange={(to) => days.onChange({ to })}
        />
      </div>
    )}
  </div>
);

interface DayFieldProps {
  readonly label: string;
  readonly day: Day;
  readonly min: Day;
  readonly max: Day;
  readonly onChange: (day: Day) => void;
}

/**
 * Date field that calls `onChange` only with dates from `min` to `max`. While the user types, the
 * date can be incomplete or outside of this range: for example, the year is 0002 after the first
 * digit of 2026.
 */
const DayField = ({ label, day, min, max, onChange }: DayFieldProps) => {
  const [typed, setTyped] = useState(day);
  return (
    <TextField
      label={label}
      type="date"
      required
      min={min}
      max={max}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value >= min && target.value <= max) onChange(target.value);
      }}
      onBlur={() => setTyped(day)}
    />
  );
};
