import { toLatinDigits } from '@livery/kit/parse/parse-amount-input';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';

/** Number of digits of a payment password. */
export const pinLength = 6;

interface PinFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onValue: (pin: string) => void;
  readonly error?: string | undefined;
  readonly isNew?: boolean;
}

/** Input field for the payment password (six digits). Browsers must not store the value. */
export const PinField = ({ label, value, onValue, error, isNew }: PinFieldProps) => {
  const { t } = useTranslation('money');
  return (
    <TextField
      label={label ?? t('pin.label')}
      type="password"
      inputMode="numeric"
      autoComplete={isNew ? 'new-password' : 'off'}
      maxLength={pinLength}
      value={value}
      hint={t('pin.hint')}
      {...(error !== undefined && { error })}
      revealLabel={t('pin.show')}
      onChange={(event) => onValue(toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, pinLength))}
    />
  );
};
