import { useSendEmailLinkMutation } from '@livery/api/account/profile';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import styles from './unverified-email-notice.module.css';

/** Notice that the e-mail address is not verified. Its button sends the verification e-mail again. */
export const UnverifiedEmailNotice = ({ email }: { email: string }) => {
  const { t } = useTranslation(['member', 'errors']);
  const getErrorMessage = useErrorMessage();
  const [send, { isLoading }] = useSendEmailLinkMutation();
  const handleSend = async () => {
    const { data, error } = await send();
    if (data) showToast({ kind: 'success', text: t('verify.sent') });
    else showToast({ kind: 'fail', text: getErrorMessage(error) });
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
