import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { useArrived } from '@livery/kit/late-part';
import styles from './page.module.css';

/** In place of a screen that could not be drawn. The words and the picture come late; should they be what failed to load, the way on is here all the same. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  const late = useArrived(elsewhere);
  useEffect(() => void elsewhere.bring().catch(() => undefined), []);
  if (late) return <late.StateScreen kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {t('action.retry')}
    </button>
  );
};
