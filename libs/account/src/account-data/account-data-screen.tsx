import { useLazyMemberDataQuery } from '@livery/api/member';
import { Button } from '@livery/ui/button';
import { DownloadIcon } from '@livery/ui/icons/download';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './account-data.module.css';
import { CloseSheet } from './close-sheet.tsx';
import { saveFile } from './save-file.ts';

/** Taking one's data along, and closing the account. */
export const Screen = () => {
  const { t } = useTranslation(['member', 'account', 'errors', 'shell']);
  const phrase = useErrorPhrase();
  const [isClosing, setClosing] = useState(false);
  const [collect, collecting] = useLazyMemberDataQuery();
  const handleDownload = async () => {
    const { data, error } = await collect();
    if (data) saveFile(data.fileName, data.data);
    else showToast({ kind: 'fail', text: phrase(error) });
  };
  return (
    <div className={page.root}>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('data.title')}</h2>
        <p className={page.lead}>{t('data.text')}</p>
        <Button isWide isPending={collecting.isFetching} onClick={() => void handleDownload()}>
          <DownloadIcon /> {t('data.download')}
        </Button>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('close.title')}</h2>
        <p className={page.lead}>{t('close.text')}</p>
        <Button isWide tone="danger" aria-haspopup="dialog" onClick={() => setClosing(true)}>
          {t('close.action')}
        </Button>
      </section>
      {isClosing && <CloseSheet isOpen={isClosing} onOpenChange={setClosing} />}
    </div>
  );
};
