import type { DateRange } from '@livery/kit/date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { useFormat } from '@livery/kit/format/use-format';
import { ExportButton } from '@livery/ui/export-button';
import { Aside } from '@livery/ui/page';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useTranslation } from 'react-i18next';

interface Order {
  readonly createdAt: string;
  readonly amount: string;
  readonly fee: string;
  readonly orderNo: string;
}

interface OrderTotalsProps<T extends Order> {
  readonly kind: 'deposits' | 'withdrawals';
  readonly totals: { readonly count: number; readonly amount: string; readonly fee: string };
  readonly range: DateRange;
  /** Heading of the CSV column that contains the values of `toAccount`: the payment channel or the bank account. */
  readonly accountHeading: string;
  readonly loadAll: () => Promise<readonly T[]>;
  readonly toAccount: (order: T) => string;
  readonly toStateLabel: (order: T) => string;
}

/** Totals of a list of deposit or withdrawal orders, with a button that exports the orders as a CSV file. */
export const OrderTotals = <T extends Order>({
  kind,
  totals,
  range,
  accountHeading,
  loadAll,
  toAccount,
  toStateLabel,
}: OrderTotalsProps<T>) => {
  const { t } = useTranslation(['records', 'money']);
  const { money, count, dateTime } = useFormat();
  const saving = useCsvExport(range);
  const toRow = (order: T): string[] => [
    dateTime(order.createdAt),
    toAccount(order),
    order.amount,
    order.fee,
    toStateLabel(order),
    order.orderNo,
  ];
  return (
    <Aside>
      <SummaryGrid
        items={[
          [t('orders.count'), count(totals.count)],
          [t(`${kind}.sum`), money(totals.amount)],
          [t('money:fee.label'), money(totals.fee)],
        ]}
      />
      <ExportButton
        {...saving({
          name: kind,
          columns: [t('time'), accountHeading, t('amount'), t('money:fee.label'), t('state.label'), t('number')],
          rows: async () => (await loadAll()).map(toRow),
        })}
      />
    </Aside>
  );
};
