import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { Lazy } from '@livery/kit/lazy/lazy';
import { useHasToasts } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';

const lazyToaster = createLazyModule(() => import('@livery/ui/toast'));

/** Shows toast messages. Its code loads with the first message. Until then, the queue stores the messages. */
export const LazyToaster = () => {
  const { t } = useTranslation('shell');
  if (!useHasToasts()) return null;
  return (
    <Lazy module={lazyToaster} retries={Infinity}>
      {({ Toaster }) => <Toaster label={t('toast.label')} />}
    </Lazy>
  );
};
