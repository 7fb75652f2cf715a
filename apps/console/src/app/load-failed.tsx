import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * Message for a page whose code cannot be loaded, for example after the installation of a new version of the console.
 */
export const LoadFailed = () => {
  const t = useTexts('shell');
  return (
    <EmptyState
      kind="failed"
      titleTag="h1"
      title={t('failed')}
      action={
        <Button tone="accent" onClick={() => location.reload()}>
          {t('action.retry')}
        </Button>
      }
    />
  );
};
