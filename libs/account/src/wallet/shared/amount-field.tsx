import { parseAmount } from '@livery/contract/money';
import { useAmountInput } from '@livery/kit/parse/use-amount-input';
import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Chip } from '@livery/ui/chip';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '../../shared/use-currency-symbol.ts';
import styles from './money.module.css';

interface AmountFieldProps {
  readonly value: string;
  readonly onValue: (typed: string) => void;
  readonly hint: string;
  readonly error?: string | undefined;
  /** Amounts for the shortcut buttons. A tap on a button fills in its amount. */
  readonly quick?: readonly string[];
  /**
   * Label and amount of the button that fills in the largest possible amount, e.g. the label "All". If undefined,
   * there is no such button.
   */
  readonly max?: { readonly label: string; readonly amount: string } | undefined;
}

export const AmountField = ({ value, onValue, hint, error, quick, max }: AmountFieldProps) => {
  const { t } = useTranslation('money');
  const { bcp47 } = useLanguage();
  const { money } = useFormat();
  const currencySymbol = useCurrencySymbol();
  const { parse, toInput, toPayable, hasDecimals } = useAmountInput();
  const chosen = parse(value);
  const maxAmount = max && toPayable(max.amount);
  const fillIn = (amount: string): void => onValue(toInput(amount));
  const short = (amount: string): string =>
    new Intl.NumberFormat(bcp47, { maximumFractionDigits: 2 }).format(Number(amount));
  return (
    <div className={styles.amount}>
      <TextField
        label={t('amount')}
        inputMode={hasDecimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={15}
        start={currencySymbol}
        value={value}
        hint={hint}
        {...(error !== undefined && { error })}
        onChange={(event) => onValue(event.target.value)}
      />
      {((quick && quick.length > 0) || max) && (
        <div className={styles.quick} role="group" aria-label={t('quick')}>
          {quick?.map((amount) => (
            <Chip
              key={amount}
              isPressed={chosen === parseAmount(amount)}
              aria-label={money(amount)}
              onClick={() => fillIn(amount)}
            >
              {short(amount)}
            </Chip>
          ))}
          {max && maxAmount !== undefined && (
            <Chip isPressed={chosen === parseAmount(maxAmount)} onClick={() => fillIn(maxAmount)}>
              {`${max.label} · ${money(maxAmount)}`}
            </Chip>
          )}
        </div>
      )}
    </div>
  );
};
