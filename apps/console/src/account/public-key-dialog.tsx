import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTexts } from '../i18n/use-texts.ts';
import styles from '../ui/form.module.css';
import { SecretText } from '../ui/secret-text.tsx';

interface PublicKeyDialogProps {
  readonly passkey: {
    readonly name: string;
    readonly publicKey: Readonly<Record<string, string>>;
    readonly thumbprint: string;
  };
  readonly onClose: () => void;
}

/**
 * Dialog with the public key of a passkey, which signs approvals of releases. With this key, other people can verify
 * the approvals. The operator can compare it with the key at `/.well-known/livery-release` of a site whose release they
 * have approved.
 */
export const PublicKeyDialog = ({ passkey, onClose }: PublicKeyDialogProps) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('passkeys.keyTitle', { name: passkey.name })}
      actions={<Button onClick={onClose}>{shell('action.close')}</Button>}
    >
      <div className={styles.root}>
        <p>{t('passkeys.keyDetail')}</p>
        <div>
          <strong>{t('passkeys.thumbprint')}</strong>
          <SecretText label={t('passkeys.thumbprint')} text={passkey.thumbprint} />
        </div>
        <div>
          <strong>{t('passkeys.key')}</strong>
          <SecretText label={t('passkeys.key')} text={JSON.stringify(passkey.publicKey)} />
        </div>
      </div>
    </Dialog>
  );
};
