import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import styles from './launch.module.css';

interface LaunchFailedProps {
  readonly code: string;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

const kinds: Readonly<Record<string, 'offline' | 'maintenance'>> = {
  [ClientError.Offline]: 'offline',
  [ErrorCode.Maintenance]: 'maintenance',
  [ErrorCode.GameMaintenance]: 'maintenance',
};

/** Error state that explains why the game did not open. The error code selects the text. */
export function LaunchFailed({ code, onRetry, onLeave }: LaunchFailedProps) {
  const { t } = useTranslation(['games', 'errors', 'shell']);
  return (
    <EmptyState
      className={styles.failed}
      kind={kinds[code] ?? 'failed'}
      title={t('launch.failed')}
      detail={t([`errors:${code}`, 'games:launch.unknown'])}
      action={
        <span className={styles.slow}>
          <Button tone="accent" onClick={onRetry}>
            {t('shell:action.retry')}
          </Button>
          <Button onClick={onLeave}>{t('launch.leave')}</Button>
        </span>
      }
    />
  );
}
