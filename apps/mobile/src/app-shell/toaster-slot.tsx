import { useHasToasts } from '@livery/ui/toast-queue';
import { Suspense, lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

const NoToaster = () => null;

/**
 * Falls back to nothing if the toaster cannot be loaded. Only a message is lost; without the fallback the full app
 * would fail.
 */
const Toaster = lazy<ComponentType<{ label: string }>>(() =>
  import('@livery/ui/toast').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: NoToaster }),
  ),
);

/** Container of messages. The toaster is loaded with the first message. */
export const LazyToaster = () => {
  const { t } = useTranslation('shell');
  if (!useHasToasts()) return null;
  return (
    <Suspense>
      <Toaster label={t('toast.label')} />
    </Suspense>
  );
};
