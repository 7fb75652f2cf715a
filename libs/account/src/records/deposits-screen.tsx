import { recordEndpoints, useDepositRecordInfiniteQuery } from '@livery/api/records';
import { paths, withQuery } from '@livery/kit/paths';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { ChipRow } from '@livery/ui/chip-row';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import { OrderRow } from './order-row.tsx';
import { RangeChips } from './range-chips.tsx';
import { RecordList } from './record-list.tsx';
import styles from './records.module.css';
import { SaveButton } from './save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';

const states = ['all', 'pending', 'confirmed', 'failed', 'expired'] as const;
const tones = { pending: 'wait', confirmed: 'success', failed: 'danger', expired: 'quiet' } as const;

/** What was paid in, and what was meant to be. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'money', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { preset, choose, range } = useRange();
  const [state, setState] = useChoice('state', states);
  const filter = { ...range, ...(state !== 'all' && { state }) };
  const query = useDepositRecordInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const all = useAllPages(recordEndpoints.depositRecord, filter);
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <RangeChips preset={preset} onSelect={choose} />
        <ChipRow label={t('state.label')} value={state} onSelect={setState} choices={states.map((each) => [each, each === 'all' ? t('state.all') : t(`money:deposit.state.${each}`)] as const)} />
      </div>
      <RecordList
        query={query}
        empty={t('deposits.empty')}
        keyOf={({ id }) => id}
        renderRow={(order) => <OrderRow href={withQuery(paths.deposit, { order: order.id })} name={order.channelName} at={order.createdAt} amount={order.amount} state={t(`money:deposit.state.${order.state}`)} tone={tones[order.state]} />}
        renderHead={({ totals }) =>
          totals && (
            <div className={styles.head}>
              <Totals
                totals={[
                  [t('orders.count'), count(totals.count)],
                  [t('deposits.sum'), money(totals.amount)],
                  [t('money:fee.label'), money(totals.fee)],
                ]}
              />
              <SaveButton
                name="deposits"
                range={range}
                columns={[t('time'), t('money:deposit.by'), t('amount'), t('money:fee.label'), t('state.label'), t('number')]}
                rows={async () => (await all()).map((order) => [moment(order.createdAt), order.channelName, order.amount, order.fee, t(`money:deposit.state.${order.state}`), order.orderNo])}
              />
            </div>
          )
        }
      />
    </div>
  );
};
