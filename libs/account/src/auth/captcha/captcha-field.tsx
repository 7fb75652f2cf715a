import { captchaMaxDigits } from '@livery/contract/constants';
import { RefreshIcon } from '@livery/ui/icons/refresh';
import { Spinner } from '@livery/ui/spinner';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './captcha-field.module.css';

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label' | 'end'> {
  /** Image data: a PNG file in base64. Undefined until an image has loaded. */
  readonly image: string | undefined;
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

/** Input field for the digits of a captcha image. A tap on the image loads a new image. */
export const CaptchaField = ({ image, isLoading, onReload, ...props }: CaptchaFieldProps) => {
  const { t } = useTranslation('account');
  const captchaImage = image && !isLoading ? <img src={`data:image/png;base64,${image}`} alt="" /> : null;
  return (
    <TextField
      label={t('login.captcha')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={captchaMaxDigits}
      end={
        <button
          type="button"
          className={styles.image}
          aria-label={t(image || isLoading ? 'login.captchaReload' : 'login.captchaFailed')}
          aria-busy={isLoading}
          onClick={onReload}
        >
          {captchaImage ?? (isLoading ? <Spinner /> : <RefreshIcon />)}
        </button>
      }
      {...props}
    />
  );
};
