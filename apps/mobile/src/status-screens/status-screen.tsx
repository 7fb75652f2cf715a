import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from './page-title.tsx';
import styles from './status-screen.module.css';

type StatusKind = 'notFound' | 'failed' | 'offline' | 'off';

const illustrations = {
  notFound: 'not-found',
  failed: 'failed',
  offline: 'offline',
  off: 'restricted',
} as const satisfies Record<StatusKind, string>;

interface StatusScreenProps {
  readonly kind: StatusKind;
  /** Called by the retry button. Without it, the button is a link to the home page. */
  readonly onRetry?: () => void;
}

/** Message in place of a screen, with the reason and the next action. */
export const StatusScreen = ({ kind, onRetry }: StatusScreenProps) => {
  const { t } = useTranslation('shell');
  // If a screen has failed to load because the phone was offline, it loads again when the phone is online.
  useEffect(() => {
    if (!onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <EmptyState
      className={styles.root}
      kind={illustrations[kind]}
      title={<PageTitle>{t(`state.${kind}.title`)}</PageTitle>}
      detail={t(`state.${kind}.text`)}
      action={
        onRetry ? (
          <Button tone="accent" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : (
          <Button tone="accent" href={paths.home}>
            {t('action.home')}
          </Button>
        )
      }
    />
  );
};
