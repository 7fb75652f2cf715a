import { useState } from 'react';
import { ChipRow, type ChipRowProps } from '../chip-row/chip-row.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './date-range-picker.module.css';

/** A calendar day, `YYYY-MM-DD`. */
type Day = string;

export interface DateRangePickerProps extends ChipRowProps {
  /** First and last day of a custom range. Undefined while a fixed range is selected. */
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

/** Chips with fixed ranges of days, and two date fields for a custom range. */
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
 * Date field that reports only dates within the limits. While the user enters a date, the date
 * can be incomplete. It can also be too early until the user has entered the last digit.
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
