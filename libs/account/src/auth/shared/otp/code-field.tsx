import { Button } from '@livery/ui/button';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { useWebOtp } from './use-web-otp.ts';

/** Max number of digits of an SMS code (specification, accounts, section 9). */
export const codeMaxDigits = 10;

interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'end'> {
  readonly label?: TextFieldProps['label'];
  /** Seconds until another SMS code can be sent. */
  readonly seconds: number;
  readonly isSending: boolean;
  readonly onSend: () => void;
  /** Called with the SMS code that the browser has read from the message. */
  readonly onCodeReceived: (code: string) => void;
}

/**
 * Input field for an SMS code with a button that sends the code. The button is disabled while `seconds` is above zero.
 */
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
