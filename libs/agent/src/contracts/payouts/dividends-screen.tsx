import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { Page } from '@livery/ui/page';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/cards.module.css';
import { PayoutList } from './payout-list.tsx';

/**
 * Lists the agent's dividends (shares of the operator's net result) by half month. It also shows the progress in the
 * current half month.
 */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'errors', 'shell']);
  return (
    <Page>
      <p className={styles.lead}>{t('lead.dividends')}</p>
      <PayoutList type="dividend" />
      <nav className={styles.actions} aria-label={t('dividends.contract')}>
        <Button href={paths.dividendContract}>{t('title.dividend')}</Button>
        <Button href={paths.salaryContract}>{t('title.salary')}</Button>
        <Button href={paths.hourContract}>{t('title.hour')}</Button>
      </nav>
    </Page>
  );
};
