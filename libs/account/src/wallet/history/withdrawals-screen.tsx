import { historyEndpoints, useListWithdrawalsInfiniteQuery } from '@livery/api/history';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { paths, withQuery } from '@livery/kit/paths';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { ChipRow } from '@livery/ui/chip-row';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { useTranslation } from 'react-i18next';
import { OrderRow } from './order-row.tsx';
import { OrderTotals } from './order-totals.tsx';

const states = ['all', 'pending', 'processing', 'paid', 'refused', 'cancelled'] as const;
const tones = { pending: 'wait', processing: 'wait', paid: 'success', refused: 'danger', cancelled: 'quiet' } as const;

/** Page with the member's withdrawal orders, including cancelled and rejected orders. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'money', 'errors', 'shell']);
  const { picker, range } = useDateRange();
  const [state, setState] = useSearchParamChoice('state', states);
  const filter = { ...range, ...(state !== 'all' && { state }) };
  const queryState = useInfiniteQueryState(
    useListWithdrawalsInfiniteQuery(filter, { refetchOnMountOrArgChange: true }),
  );
  const loadAll = useAllPages(historyEndpoints.listWithdrawals, filter);
  const toStateLabel = (order: { readonly state: keyof typeof tones }) => t(`money:withdraw.state.${order.state}`);
  return (
    <Page>
      <Stack>
        <DateRangePicker {...picker} />
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
            state={toStateLabel(order)}
            tone={tones[order.state]}
          />
        )}
        renderHeader={({ totals }) =>
          totals && (
            <OrderTotals
              kind="withdrawals"
              totals={totals}
              range={range}
              accountHeading={t('money:withdraw.where')}
              loadAll={loadAll}
              toAccount={(order) => `${order.bankName} ${order.lastDigits}`}
              toStateLabel={toStateLabel}
            />
          )
        }
      />
    </Page>
  );
};
