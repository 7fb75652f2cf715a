import { useOnlineStatus } from '@livery/kit/network/use-online-status';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/** Warns that the shown data may be out of date. */
export const OfflineBar = () => {
  const { t } = useTranslation('shell');
  return useOnlineStatus() ? null : <output className={styles.root}>{t('offline.bar')}</output>;
};
