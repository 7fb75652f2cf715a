import { Button } from '@livery/ui/button';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { useWebOtp } from './use-web-otp.ts';

/** Max digits of a code (specification, accounts, section 9). */
export const codeMaxDigits = 10;

interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'end'> {
  readonly label?: TextFieldProps['label'];
  /** Seconds until another code can be sent. */
  readonly seconds: number;
  readonly isSending: boolean;
  readonly onSend: () => void;
  /** Receives the code that the phone has read from its SMS. */
  readonly onCodeReceived: (code: string) => void;
}

/** Field for a one-time code with a button that sends it. The button is disabled during the countdown. */
export const CodeField = ({ label, seconds, isSending, onSend, onCodeReceived, ...props }: CodeFieldProps) => {
  const { t } = useTranslation('recover');
  const { count } = useFormat();
  useWebOtp(seconds > 0, onCodeReceived);
  const isWaiting = seconds > 0;
  return (
    <TextField
      label={label ?? t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeMaxDigits}
      end={
        <Button size="small" tone="plain" isPending={isSending} disabled={isWaiting} onClick={onSend}>
          {isWaiting ? t('code.again', { seconds: count(seconds) }) : t('code.get')}
        </Button>
      }
      {...props}
    />
  );
};
