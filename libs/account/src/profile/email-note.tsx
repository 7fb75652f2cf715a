import { useSendEmailLinkMutation } from '@livery/api/profile';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './email-note.module.css';

/** An address that nobody has confirmed yet, and the link for it once more. */
export const EmailNote = ({ email }: { email: string }) => {
  const { t } = useTranslation(['member', 'errors']);
  const phrase = useErrorPhrase();
  const [send, { isLoading }] = useSendEmailLinkMutation();
  const handleSend = async () => {
    const { data, error } = await send();
    if (data) showToast({ kind: 'success', text: t('verify.sent') });
    else showToast({ kind: 'fail', text: phrase(error) });
  };
  return (
    <section className={styles.root} aria-label={t('verify.title')}>
      <p>
        {t('verify.text')} <bdi className={styles.address}>{email}</bdi>
      </p>
      <Button size="small" isPending={isLoading} onClick={() => void handleSend()}>
        {t('verify.send')}
      </Button>
    </section>
  );
};
