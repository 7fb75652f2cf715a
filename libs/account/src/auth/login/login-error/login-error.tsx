import { WarningIcon } from '@livery/ui/icons/warning';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './login-error.module.css';
import type { LoginError } from './to-login-error.ts';

/** Shows the error of a failed login. The text includes the waiting time until the next attempt, if there is one. */
export const LoginErrorMessage = ({ code, wait }: LoginError) => {
  const { t } = useTranslation(['account', 'errors']);
  const { count } = useFormat();
  return (
    <p role="alert" className={styles.root}>
      <WarningIcon className={styles.icon} />
      <span>
        {/* An error code without a translation gets the text of `errors:unknown`. */}
        {t([`errors:${code}`, 'errors:unknown'])}{' '}
        {wait?.unit === 'minutes' && t('login.retryIn', { count: wait.count, minutes: count(wait.count) })}
        {wait?.unit === 'seconds' && t('login.retryInSeconds', { count: wait.count, seconds: count(wait.count) })}
      </span>
    </p>
  );
};
