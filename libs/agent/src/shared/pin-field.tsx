import { toLatinDigits } from '@livery/kit/parse/parse-amount-input';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';

/** Number of digits of a payment password. */
export const pinLength = 6;

interface PinFieldProps {
  readonly value: string;
  readonly wasTried: boolean;
  readonly onValue: (pin: string) => void;
}

/** Input field for the payment password of the agent. Browsers must not store the value. */
export const PinField = ({ value, wasTried, onValue }: PinFieldProps) => {
  const { t } = useTranslation('money');
  return (
    <TextField
      label={t('pin.label')}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength}
      value={value}
      hint={t('pin.hint')}
      revealLabel={t('pin.show')}
      {...(wasTried && value.length !== pinLength && { error: t('pin.hint') })}
      onChange={(event) => onValue(toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, pinLength))}
    />
  );
};
