import { WarningIcon } from '@livery/ui/icons/warning';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './login-error.module.css';
import type { LoginError } from './to-login-error.ts';

/** Message of a failed login in the page's language, with the wait until the next attempt. */
export const LoginErrorMessage = ({ code, minutes }: LoginError) => {
  const { t } = useTranslation(['account', 'errors']);
  const { count } = useFormat();
  return (
    <p role="alert" className={styles.root}>
      <WarningIcon className={styles.icon} />
      <span>
        {/* Fallback for an error code that this client does not know. */}
        {t([`errors:${code}`, 'errors:unknown'])}{' '}
        {minutes !== undefined && t('login.retryIn', { count: minutes, minutes: count(minutes) })}
      </span>
    </p>
  );
};
