import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onValue: (password: string) => void;
}

/** Password field that confirms the member's identity before a sensitive change. */
export const PasswordField = ({ value, isMissing, onValue }: PasswordFieldProps) => {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('login.password')}
      type="password"
      autoComplete="current-password"
      maxLength={128}
      revealLabel={t('login.passwordShow')}
      value={value}
      error={isMissing ? t('login.passwordRequired') : undefined}
      onChange={({ target }) => onValue(target.value)}
    />
  );
};
