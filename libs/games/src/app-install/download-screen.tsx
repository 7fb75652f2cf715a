import { useBrand } from '@livery/kit/brand';
import { useTranslation } from 'react-i18next';
import { AppIcon } from './app-icon.tsx';
import { DownloadOptions } from './options/download-options.tsx';
import styles from './download-screen.module.css';

/** Download page of the brand's app, with the app's icon and all ways to install it. */
export const Screen = () => {
  const { t } = useTranslation('home');
  const { name } = useBrand();
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        <AppIcon size={88} />
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{t('download.barText')}</p>
      </div>
      <DownloadOptions />
    </div>
  );
};
