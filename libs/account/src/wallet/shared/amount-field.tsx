import { parseAmount } from '@livery/contract/money';
import { parseAmountInput } from '@livery/kit/parse/parse-amount-input';
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
  /** Amounts of the buttons that fill in an amount. */
  readonly quick?: readonly string[];
  /** Label and amount of the button that fills in the highest amount, e.g. the label "All". */
  readonly max?: { readonly label: string; readonly amount: string } | undefined;
}

export const AmountField = ({ value, onValue, hint, error, quick, max }: AmountFieldProps) => {
  const { t } = useTranslation('money');
  const { bcp47 } = useLanguage();
  const { money } = useFormat();
  const currencySymbol = useCurrencySymbol();
  const chosen = parseAmountInput(value);
  /** Fills in the amount with the digits of the page's language, as if the member had typed it. */
  const fillIn = (amount: string): void =>
    onValue(
      new Intl.NumberFormat(bcp47, {
        useGrouping: false,
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount as `${number}`),
    );
  const short = (amount: string): string =>
    new Intl.NumberFormat(bcp47, { maximumFractionDigits: 2 }).format(Number(amount));
  return (
    <div className={styles.amount}>
      <TextField
        label={t('amount')}
        inputMode="decimal"
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
          {max && (
            <Chip isPressed={chosen === parseAmount(max.amount)} onClick={() => fillIn(max.amount)}>
              {`${max.label} · ${money(max.amount)}`}
            </Chip>
          )}
        </div>
      )}
    </div>
  );
};
