import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  /** Error text. It names the content that could not be loaded. */
  readonly title: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Error state of a screen that could not load its data. */
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
