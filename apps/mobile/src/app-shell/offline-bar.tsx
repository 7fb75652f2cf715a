import { useOnlineStatus } from '@livery/kit/network/use-online-status';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/** Bar that is shown while the phone is offline, because the data on the page may be out of date. */
export const OfflineBar = () => {
  const { t } = useTranslation('shell');
  return useOnlineStatus() ? null : <output className={styles.root}>{t('offline.bar')}</output>;
};
