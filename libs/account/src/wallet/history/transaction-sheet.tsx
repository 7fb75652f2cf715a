import type { TransactionEntry } from '@livery/api/history';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useFormat } from '@livery/kit/format/use-format';
import { DescriptionList } from '@livery/ui/description-list';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';

/**
 * Sheet with the data of one wallet transaction: its subject, time and reference number, the amount, and the balance
 * before and after it.
 */
export const TransactionSheet = ({
  transaction: { name, about, amount, balance, at, period, reference },
  onClose,
}: {
  readonly transaction: TransactionEntry;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('records');
  const { money, dateTime } = useFormat();
  const signed = useSignedMoney();
  const balanceBefore = formatAmount(parseAmount(balance) - parseAmount(amount));
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t(`movement.${name}`)}>
      <DescriptionList
        items={[
          ...(about ? [[t('about'), about] as const] : []),
          ...(period
            ? [[t('range.from'), dateTime(period.from)] as const, [t('range.to'), dateTime(period.to)] as const]
            : []),
          [t('time'), dateTime(at)],
          [t('number'), reference],
          [t('balanceBefore'), money(balanceBefore)],
          [t('amount'), signed(amount)],
          [t('balance'), money(balance), 'sum'],
        ]}
      />
    </Sheet>
  );
};
