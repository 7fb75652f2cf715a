import { forgetFailures, insistOn, useArrived } from '@livery/kit/late-part';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import styles from './page.module.css';

/** In place of a screen that could not be drawn. The words and the picture come late; should they be what failed to load, the way on is here all the same. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  const late = useArrived(elsewhere);
  useEffect(() => {
    forgetFailures();
    insistOn(elsewhere);
  }, []);
  // If it is not here it is what failed: as soon as it comes, there is nothing left to ask the visitor.
  useEffect(() => (elsewhere.here() ? undefined : elsewhere.onArrival(onRetry)), [onRetry]);
  if (late) return <late.StateScreen kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {t('action.retry')}
    </button>
  );
};
