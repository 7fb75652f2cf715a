import { useGameContext } from '../sportsbook-context.ts';

interface StakeFieldProps {
  readonly label: string;
  /** Stake in minor units. */
  readonly value: number;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChange: (value: number) => void;
}

const parse = (typed: string): number => Math.round(Number(typed.replace(/[^\d.]/g, '') || 0) * 100);
const plain = (minor: number): string => String(minor / 100);
const maxMinor = 1e13;

/**
 * Stake input of a slip. The player can enter text in the input, or use the sportsbook's keypad that is shown while the
 * input is active.
 */
export const StakeField = ({ label, value, isActive, onActive, onChange }: StakeFieldProps) => {
  const { sign } = useGameContext();
  return (
    <label className="stakeField" data-active={isActive} dir="ltr">
      <bdi>{sign}</bdi>
      <input
        type="text"
        inputMode="none"
        autoComplete="off"
        aria-label={label}
        value={value === 0 ? '' : plain(value)}
        placeholder="0"
        onFocus={onActive}
        onChange={(event) => {
          const next = parse(event.target.value);
          if (Number.isFinite(next) && next < maxMinor) onChange(next);
        }}
      />
    </label>
  );
};
