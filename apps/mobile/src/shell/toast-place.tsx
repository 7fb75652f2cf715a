import { useHasToasts } from '@livery/ui/toast-queue';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';

const Toaster = lazy(() => import('@livery/ui/toast').then((module) => ({ default: module.Toaster })));

/** Where messages appear. The toaster is loaded with the first of them. */
export const ToastPlace = () => {
  const { t } = useTranslation('shell');
  if (!useHasToasts()) return null;
  return (
    <Suspense>
      <Toaster label={t('toast.label')} />
    </Suspense>
  );
};
