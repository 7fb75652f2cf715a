import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import type { HelpState } from './use-help-pages.ts';

/** Empty state of help pages, with a link to customer service. */
export const HelpEmpty = ({ title }: { title: string }) => {
  const { t } = useTranslation('help');
  return <EmptyState kind="first-use" title={title} action={<Button href={paths.support}>{t('ask')}</Button>} />;
};

/** Error state of help pages, with a retry button. */
export const HelpFailed = ({
  title,
  state: { retry },
}: {
  title: string;
  state: Extract<HelpState, { status: 'failed' }>;
}) => {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      kind={navigator.onLine ? 'failed' : 'offline'}
      title={title}
      action={<Button onClick={retry}>{t('action.retry')}</Button>}
    />
  );
};
