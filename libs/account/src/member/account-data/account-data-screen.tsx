import { Button } from '@livery/ui/button';
import { DownloadIcon } from '@livery/ui/icons/download';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import styles from './account-data.module.css';
import { CloseSection } from './close-section.tsx';
import { useDataFile } from './use-data-file.ts';

/** Page where the member downloads the account's data and closes the account. */
export const Screen = () => {
  const { t } = useTranslation(['member', 'account', 'errors', 'shell']);
  const { isPending, download } = useDataFile();
  return (
    <div className={page.root}>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('data.title')}</h2>
        <p className={page.lead}>{t('data.text')}</p>
        <Button isWide isPending={isPending} onClick={() => void download()}>
          <DownloadIcon /> {t('data.download')}
        </Button>
      </section>
      <CloseSection />
    </div>
  );
};
