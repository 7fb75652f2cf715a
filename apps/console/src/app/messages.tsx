import { useHasToasts } from '@livery/ui/toast-queue';
import { lazy, Suspense } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

const Toaster = lazy(async () => ({ default: (await import('@livery/ui/toast')).Toaster }));

/** Shows short messages (toasts). Their code loads with the first message. */
export const Messages = () => {
  const hasToasts = useHasToasts();
  const t = useTexts('shell');
  if (!hasToasts) return null;
  return (
    <Suspense>
      <Toaster label={t('notifications')} />
    </Suspense>
  );
};
