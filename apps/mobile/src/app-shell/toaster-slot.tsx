import { useHasToasts } from '@livery/ui/toast-queue';
import { Suspense, lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

const NoToaster = () => null;

/** Where the toaster cannot be fetched a message is missed; without this the whole app would go with it. */
const Toaster = lazy<ComponentType<{ label: string }>>(() =>
  import('@livery/ui/toast').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: NoToaster }),
  ),
);

/** Where messages appear. The toaster is loaded with the first of them. */
export const LazyToaster = () => {
  const { t } = useTranslation('shell');
  if (!useHasToasts()) return null;
  return (
    <Suspense>
      <Toaster label={t('toast.label')} />
    </Suspense>
  );
};
