import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../navigation/paths.ts';

export const NotFound = () => {
  const t = useTexts('shell');
  return (
    <EmptyState
      kind="not-found"
      titleTag="h1"
      title={t('notFound.title')}
      action={
        <Button tone="accent" href={paths.start}>
          {t('notFound.action')}
        </Button>
      }
    />
  );
};
