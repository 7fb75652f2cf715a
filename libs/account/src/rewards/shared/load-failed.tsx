import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  /** What could not be loaded, in the words of the screen. */
  readonly title: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** A screen that has nothing to show because no answer came. */
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
