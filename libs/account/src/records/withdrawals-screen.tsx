import { recordEndpoints, useWithdrawalRecordInfiniteQuery } from '@livery/api/records';
import { useAllPages } from '@livery/api/use-all-pages';
import { paths, withQuery } from '@livery/kit/paths';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { ChipRow } from '@livery/ui/chip-row';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SaveButton } from '@livery/ui/save-button';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import { OrderRow } from './order-row.tsx';

const states = ['all', 'pending', 'processing', 'paid', 'refused', 'cancelled'] as const;
const tones = { pending: 'wait', processing: 'wait', paid: 'success', refused: 'danger', cancelled: 'quiet' } as const;

/** What was withdrawn, and what was meant to be. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'money', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const [state, setState] = useChoice('state', states);
  const filter = { ...range, ...(state !== 'all' && { state }) };
  const answer = usePages(useWithdrawalRecordInfiniteQuery(filter, { refetchOnMountOrArgChange: true }));
  const all = useAllPages(recordEndpoints.withdrawalRecord, filter);
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
        answer={answer}
        empty={t('withdrawals.empty')}
        emptyDetail={t('emptyDetail')}
        keyOf={({ id }) => id}
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
        renderHead={({ totals }) =>
          totals && (
            <Aside>
              <Totals
                totals={[
                  [t('orders.count'), count(totals.count)],
                  [t('withdrawals.sum'), money(totals.amount)],
                  [t('money:fee.label'), money(totals.fee)],
                ]}
              />
              <SaveButton
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
                      moment(order.createdAt),
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
