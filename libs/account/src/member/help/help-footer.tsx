import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';

/** Link to customer service below the help entries. */
export const HelpFooter = () => {
  const { t } = useTranslation('help');
  return (
    <aside className={styles.footer}>
      <p>{t('notAnswered')}</p>
      <Button href={paths.support}>
        <HeadsetIcon />
        {t('ask')}
      </Button>
    </aside>
  );
};
