import { historyEndpoints, useListWithdrawalsInfiniteQuery } from '@livery/api/history';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { paths, withQuery } from '@livery/kit/paths';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { ChipRow } from '@livery/ui/chip-row';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useTranslation } from 'react-i18next';
import { OrderRow } from './order-row.tsx';

const states = ['all', 'pending', 'processing', 'paid', 'refused', 'cancelled'] as const;
const tones = { pending: 'wait', processing: 'wait', paid: 'success', refused: 'danger', cancelled: 'quiet' } as const;

/** Page with the member's withdrawal orders, including cancelled and rejected orders. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'money', 'errors', 'shell']);
  const { money, count, dateTime } = useFormat();
  const { chips, range } = useDateRange();
  const saving = useCsvExport(range);
  const [state, setState] = useSearchParamChoice('state', states);
  const filter = { ...range, ...(state !== 'all' && { state }) };
  const queryState = useInfiniteQueryState(
    useListWithdrawalsInfiniteQuery(filter, { refetchOnMountOrArgChange: true }),
  );
  const all = useAllPages(historyEndpoints.listWithdrawals, filter);
  return (
    <Page>
      <Stack>
        <ChipRow {...chips} />
        <ChipRow
          label={t('state.label')}
          value={state}
          onSelect={setState}
          choices={states.map(
            (each) => [each, each === 'all' ? t('state.all') : t(`money:withdraw.state.${each}`)] as const,
          )}
        />
      </Stack>
      <RecordList
        state={queryState}
        empty={t('withdrawals.empty')}
        emptyDetail={t('emptyDetail')}
        getKey={({ id }) => id}
        renderRow={(order) => (
          <OrderRow
            href={withQuery(paths.withdraw, { order: order.id })}
            name={`${order.bankName} ••${order.lastDigits}`}
            at={order.createdAt}
            amount={order.amount}
            state={t(`money:withdraw.state.${order.state}`)}
            tone={tones[order.state]}
          />
        )}
        renderHeader={({ totals }) =>
          totals && (
            <Aside>
              <SummaryGrid
                items={[
                  [t('orders.count'), count(totals.count)],
                  [t('withdrawals.sum'), money(totals.amount)],
                  [t('money:fee.label'), money(totals.fee)],
                ]}
              />
              <ExportButton
                {...saving({
                  name: 'withdrawals',
                  columns: [
                    t('time'),
                    t('money:withdraw.where'),
                    t('amount'),
                    t('money:fee.label'),
                    t('state.label'),
                    t('number'),
                  ],
                  rows: async () =>
                    (await all()).map((order) => [
                      dateTime(order.createdAt),
                      `${order.bankName} ${order.lastDigits}`,
                      order.amount,
                      order.fee,
                      t(`money:withdraw.state.${order.state}`),
                      order.orderNo,
                    ]),
                })}
              />
            </Aside>
          )
        }
      />
    </Page>
  );
};
