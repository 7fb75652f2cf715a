import type { ApiError } from '@livery/api/client';
import { ClientError } from '@livery/contract/errors';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useOnlineStatus } from '@livery/kit/network/use-online-status';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineGames } from './offline-games.tsx';

interface GamesFailedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Error state of a list. Without a network it shows games that the visitor has seen before. The list loads again when
 * the network is back.
 */
export function GamesFailed({ error, isRetrying, onRetry }: GamesFailedProps) {
  const { t } = useTranslation(['games', 'shell']);
  const getErrorMessage = useErrorMessage();
  const isOnline = useOnlineStatus();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
  const isOffline = !isOnline || (error as ApiError).code === ClientError.Offline;
  return (
    <>
      <EmptyState
        kind={isOffline ? 'offline' : 'failed'}
        title={t(isOffline ? 'games.offline' : 'games.failed')}
        detail={isOffline ? t('shell:state.offline.text') : getErrorMessage(error)}
        action={
          <Button isPending={isRetrying} onClick={onRetry}>
            {t('shell:action.retry')}
          </Button>
        }
      />
      {isOffline && <OfflineGames />}
    </>
  );
}
