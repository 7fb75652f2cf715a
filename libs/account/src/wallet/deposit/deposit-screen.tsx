import { useDepositOptionsQuery } from '@livery/api/deposits';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../shared/money.module.css';
import { useScreenTemplate } from '../../shared/use-screen-template.ts';
import { channelParameter, ChannelList } from './channel-list.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositOrder } from './deposit-order.tsx';
import { PendingDeposits } from './pending-deposits.tsx';

/**
 * Deposit page. When the URL contains the id of an order, for example after the payment page, it shows the order.
 * Without an id, it offers a new deposit.
 */
export const Screen = () => {
  useTranslation(['money', 'errors', 'shell']);
  const [search] = useSearchParams();
  const order = search.get('order');
  return <div className={styles.root}>{order ? <DepositOrder id={order} /> : <NewDeposit />}</div>;
};

const NewDeposit = () => {
  const template = useScreenTemplate('dep_func');
  const [search] = useSearchParams();
  const queryState = useQueryState(useDepositOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <AsyncContent state={template || queryState.status === 'failed' ? queryState : { status: 'loading' }} rows={5}>
      {({ channels, open, bonuses }) => {
        const chosen = channels.filter(({ id }) => id === search.get(channelParameter));
        if (template === 'base' && chosen.length > 0) return <DepositForm channels={chosen} bonuses={bonuses} />;
        return (
          <>
            <PendingDeposits orders={open} />
            {template === 'base' && channels.length > 0 ? (
              <ChannelList channels={channels} />
            ) : (
              <DepositForm channels={channels} bonuses={bonuses} />
            )}
          </>
        );
      }}
    </AsyncContent>
  );
};
