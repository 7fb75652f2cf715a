import { formatAmount, type Minor } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { DescriptionList } from '@livery/ui/description-list';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';

interface DepositSummaryProps {
  readonly fee: string;
  /** Amount that the member pays. Undefined while the amount field is empty or invalid. */
  readonly amount: Minor | undefined;
  readonly credited: Minor;
  /** Bonus amount, and the total of bets that the bonus requires. Undefined without a bonus. */
  readonly bonus: { readonly amount: Minor; readonly wagering: Minor } | undefined;
}

/** Shows the amount that the member pays, the fee, the bonus, and the amount that the wallet receives. */
export const DepositSummary = ({ fee, amount, credited, bonus }: DepositSummaryProps) => {
  const { t } = useTranslation(['money', 'promotions']);
  const { money } = useFormat();
  const format = (value: Minor): string => (amount === undefined ? '–' : money(formatAmount(value)));
  return (
    <>
      <DescriptionList
        items={[
          [t('fee.label'), fee],
          [t('deposit.pay'), format(amount ?? 0)],
          [t('deposit.get'), format(credited)],
          ...(bonus ? [[t('promotions:line.bonus'), format(bonus.amount)] as const] : []),
        ]}
      />
      {bonus && bonus.wagering > 0 && (
        <p className={styles.muted}>{t('promotions:rollover.some', { amount: format(bonus.wagering) })}</p>
      )}
    </>
  );
};
