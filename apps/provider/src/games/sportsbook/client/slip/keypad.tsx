import { useGameContext } from '../sportsbook-context.ts';
import { Icon } from '../parts/icon.tsx';

interface KeypadProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Amount that the key "max" enters, in minor units. */
  readonly maxStake: number;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;
const maxDigits = 11;
/**
 * Minor units per currency unit. The value does not depend on the currency, because the API uses two decimals for
 * every currency.
 */
const unit = 100;

/**
 * Keypad for an amount. `value` is in minor units. A digit key (`0` to `9`, `00`) appends to the amount in whole currency
 * units and removes the decimals: with 12.50, the key `3` gives 123.00. A `+` key adds its amount.
 */
export const Keypad = ({ value, onChange, maxStake }: KeypadProps) => {
  const { t, table, money } = useGameContext();
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
          {t('max')}
        </button>
      </div>
      <div className="keys" dir="ltr">
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label={t('erase')} onClick={() => onChange(Math.floor(value / unit / 10) * unit)}>
          <Icon name="erase" />
        </button>
      </div>
    </div>
  );
};
