import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  /** Message of the screen that names the missing content. */
  readonly title: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Empty state of a screen whose query failed. */
export const LoadFailed = ({ title, isPending, onRetry }: LoadFailedProps) => {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      kind={navigator.onLine ? 'failed' : 'offline'}
      title={title}
      action={
        <Button isPending={isPending} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
};
