import { useOnlineStatus } from '@livery/kit/network/use-online-status';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/** Says that what is shown may be old. */
export const OfflineBar = () => {
  const { t } = useTranslation('shell');
  return useOnlineStatus() ? null : <output className={styles.root}>{t('offline.bar')}</output>;
};
