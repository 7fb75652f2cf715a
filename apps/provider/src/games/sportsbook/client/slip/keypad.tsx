import { useGameContext } from '../sportsbook-context.ts';
import { Icon } from '../parts/icon.tsx';

interface KeypadProps {
  /** In minor units. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Amount that the key "max" enters. */
  readonly maxStake: number;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;
const maxDigits = 11;
/**
 * Number of minor units in one unit of money. It is the same for every currency, because the API has two decimals for
 * all.
 */
const unit = 100;

/** Keypad for an amount. Digits enter from the right; step keys add to the value. */
export const Keypad = ({ value, onChange, maxStake }: KeypadProps) => {
  const { text, table, money } = useGameContext();
  const press = (digits: string): void => {
    const next = `${Math.floor(value / unit)}${digits}`;
    if (next.length <= maxDigits) onChange(Number(next) * unit);
  };
  return (
    <div className="keypad">
      <div className="steps" dir="ltr">
        {table.limits.steps.slice(0, 4).map((step) => (
          <button key={step} type="button" onClick={() => onChange(value + step)}>
            +{money.bare(step)}
          </button>
        ))}
        <button type="button" onClick={() => onChange(maxStake)}>
          {text.max}
        </button>
      </div>
      <div className="keys" dir="ltr">
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label={text.erase} onClick={() => onChange(Math.floor(value / unit / 10) * unit)}>
          <Icon name="erase" />
        </button>
      </div>
    </div>
  );
};
