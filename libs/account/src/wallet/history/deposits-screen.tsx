import { historyEndpoints, useListDepositsInfiniteQuery } from '@livery/api/history';
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

const states = ['all', 'pending', 'confirmed', 'failed', 'expired'] as const;
const tones = { pending: 'wait', confirmed: 'success', failed: 'danger', expired: 'quiet' } as const;

/** Page with the member's deposit orders, including orders that were not paid. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'money', 'errors', 'shell']);
  const { picker, range } = useDateRange();
  const [state, setState] = useSearchParamChoice('state', states);
  const filter = { ...range, ...(state !== 'all' && { state }) };
  const queryState = useInfiniteQueryState(useListDepositsInfiniteQuery(filter, { refetchOnMountOrArgChange: true }));
  const loadAll = useAllPages(historyEndpoints.listDeposits, filter);
  const toStateLabel = (order: { readonly state: keyof typeof tones }) => t(`money:deposit.state.${order.state}`);
  return (
    <Page>
      <Stack>
        <DateRangePicker {...picker} />
        <ChipRow
          label={t('state.label')}
          value={state}
          onSelect={setState}
          choices={states.map(
            (each) => [each, each === 'all' ? t('state.all') : t(`money:deposit.state.${each}`)] as const,
          )}
        />
      </Stack>
      <RecordList
        state={queryState}
        empty={t('deposits.empty')}
        emptyDetail={t('emptyDetail')}
        getKey={({ id }) => id}
        renderRow={(order) => (
          <OrderRow
            href={withQuery(paths.deposit, { order: order.id })}
            name={order.channelName}
            at={order.createdAt}
            amount={order.amount}
            state={toStateLabel(order)}
            tone={tones[order.state]}
          />
        )}
        renderHeader={({ totals }) =>
          totals && (
            <OrderTotals
              kind="deposits"
              totals={totals}
              range={range}
              accountHeading={t('money:deposit.by')}
              loadAll={loadAll}
              toAccount={(order) => order.channelName}
              toStateLabel={toStateLabel}
            />
          )
        }
      />
    </Page>
  );
};
