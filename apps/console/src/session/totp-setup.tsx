import { QrCode } from '@livery/ui/qr-code';
import { TextField } from '@livery/ui/text-field';
import { useTexts } from '../i18n/use-texts.ts';
import { SecretText } from '../ui/secret-text.tsx';
import styles from './session.module.css';

/**
 * Shows the secret for a new authenticator app as a QR code and as text. In the form field `code`, the operator
 * enters the first code that the app generates.
 */
export const TotpSetup = ({ setup }: { readonly setup: { readonly secret: string; readonly uri: string } }) => {
  const t = useTexts('shell');
  return (
    <>
      <p>{t('invitation.scan')}</p>
      <div className={styles.qr}>
        <QrCode text={setup.uri} label={t('invitation.totp')} />
      </div>
      <SecretText label={t('invitation.key')} text={setup.secret} />
      <TextField
        label={t('invitation.code')}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        required
      />
    </>
  );
};
