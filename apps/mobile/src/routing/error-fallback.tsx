import { resetFailedLoads, loadWithRetry, useLoadedModule } from '@livery/kit/lazy-module';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import styles from './route-outlet.module.css';

/**
 * Replaces a screen that failed to render. Texts and illustration are lazy. If they failed to load too, a plain retry
 * button is shown.
 */
export const ErrorFallback = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  const loadedApp = useLoadedModule(deferredApp);
  useEffect(() => {
    resetFailedLoads();
    loadWithRetry(deferredApp);
  }, []);
  // If this module is not loaded, its load is the failure. When it has loaded, retry without asking the visitor.
  useEffect(() => (deferredApp.get() ? undefined : deferredApp.subscribe(onRetry)), [onRetry]);
  if (loadedApp) return <loadedApp.StatusScreen kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {t('action.retry')}
    </button>
  );
};
