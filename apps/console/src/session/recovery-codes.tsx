import { Button } from '@livery/ui/button';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './session.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/**
 * Shows new recovery codes, with which the operator can log in without the authenticator app. The gateway does not
 * return these codes again.
 */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useTexts('shell');
  const handleDownload = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    link.download = 'livery-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <p>{t('invitation.codesDetail')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={handleDownload}>{t('action.download')}</Button>
        <Button tone="accent" onClick={onDone}>
          {t('invitation.codesDone')}
        </Button>
      </div>
    </>
  );
};
