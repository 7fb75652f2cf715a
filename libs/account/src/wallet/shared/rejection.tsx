import { useCanOpen } from '@livery/kit/access/use-can-open';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { InfoIcon } from '@livery/ui/icons/info';
import { useTranslation } from 'react-i18next';
import styles from './money.module.css';

/**
 * Reasons for the rejection of a deposit or withdrawal order that the app can explain. If the member can solve the
 * problem on a page of the app, the value contains the path of this page.
 */
const remedies = {
  account: { path: paths.bankCards, action: 'account' },
  name: { path: paths.bankCards, action: 'account' },
  identity: { path: paths.kyc, action: 'identity' },
  wagering: { path: paths.rewardCenter, action: undefined },
  limit: undefined,
  provider: undefined,
  declined: undefined,
  amount: undefined,
} as const;
type Reason = keyof typeof remedies;

const isKnown = (reason: string | null): reason is Reason => reason !== null && Object.hasOwn(remedies, reason);

/**
 * Explains why an order was rejected, and the next step for the member. For an unknown reason, it shows a general
 * explanation and a link to customer service.
 */
export const Rejection = ({ reason }: { readonly reason: string | null }) => {
  const { t } = useTranslation('money');
  const canOpen = useCanOpen();
  const remedy = isKnown(reason) ? remedies[reason] : undefined;
  return (
    <>
      <p className={styles.note}>
        <InfoIcon />
        <span>
          <strong>{t('reason.label')}: </strong>
          {t(`reason.${isKnown(reason) ? reason : 'other'}`)}
        </span>
      </p>
      {remedy && canOpen(remedy.path) && (
        <Button isWide href={remedy.path}>
          {remedy.action ? t(`action.${remedy.action}`) : t('withdraw.lockedMore')}
        </Button>
      )}
      {!isKnown(reason) && canOpen(paths.support) && (
        <Button isWide href={paths.support}>
          {t('action.service')}
        </Button>
      )}
    </>
  );
};
