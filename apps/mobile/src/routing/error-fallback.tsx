import { resetFailedLoads, loadWithRetry, useLoadedModule } from '@livery/kit/lazy-module';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import styles from './route-outlet.module.css';

/** In place of a screen that could not be drawn. The words and the picture come late; should they be what failed to load, the way on is here all the same. */
export const ErrorFallback = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  const loadedApp = useLoadedModule(deferredApp);
  useEffect(() => {
    resetFailedLoads();
    loadWithRetry(deferredApp);
  }, []);
  // If it is not here it is what failed: as soon as it comes, there is nothing left to ask the visitor.
  useEffect(() => (deferredApp.get() ? undefined : deferredApp.subscribe(onRetry)), [onRetry]);
  if (loadedApp) return <loadedApp.StatusScreen kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {t('action.retry')}
    </button>
  );
};
