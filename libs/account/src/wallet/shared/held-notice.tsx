import { useFormat } from '@livery/kit/format/use-format';
import { InfoIcon } from '@livery/ui/icons/info';
import { useTranslation } from 'react-i18next';
import styles from './money.module.css';

/**
 * Notice that no money can leave the wallet until the time `until`, because the payment password was reset. Renders
 * nothing if `until` is null.
 */
export const HeldNotice = ({ until }: { readonly until: string | null }) => {
  const { t } = useTranslation('money');
  const { dateTime } = useFormat();
  return (
    until && (
      <p className={styles.note}>
        <InfoIcon />
        <span>{t('pin.held', { time: dateTime(until) })}</span>
      </p>
    )
  );
};
