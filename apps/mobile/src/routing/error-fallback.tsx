import { useLazyModule } from '@livery/kit/lazy/lazy-module';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import styles from './route-outlet.module.css';

/**
 * Message in place of a screen that has thrown an error. The error message and its illustration load lazily. Until
 * they have loaded, only a retry button is shown.
 */
export const ErrorFallback = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  const loadedApp = useLazyModule(deferredApp, { retries: Infinity });
  // `deferredApp` is a lazy chunk with most of the app's code. If it is not loaded here, its failed load has caused the
  // error. As soon as it has loaded, the screen is rendered again.
  useEffect(() => (deferredApp.get() ? undefined : deferredApp.subscribe(onRetry)), [onRetry]);
  if (loadedApp) return <loadedApp.StatusScreen kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {t('action.retry')}
    </button>
  );
};
