import { usePaymentMethodsQuery } from '@livery/api/deposits/payment-methods';
import { channelIcons } from '@livery/ui/icons/payment-channels';
import { useTranslation } from 'react-i18next';
import styles from './lobby-footer.module.css';

/** Names of the payment methods that the brand offers now. Renders nothing without methods or before they have loaded. */
export function PaymentMarks() {
  const { t } = useTranslation('home');
  const { data } = usePaymentMethodsQuery();
  if (!data || data.list.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label={t('footer.payments')}>
      {data.list.map(({ id, kind, name }) => {
        const Icon = channelIcons[kind];
        return (
          <li key={id}>
            <Icon />
            <bdi>{name}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
