import { useDepositOptionsQuery } from '@livery/api/payments';
import { useAnswer } from '@livery/kit/use-answer';
import { Loaded } from '@livery/ui/loaded';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../money/money.module.css';
import { useTemplate } from '../templates/use-template.ts';
import { channelParameter, ChannelList } from './channel-list.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositOrder } from './deposit-order.tsx';
import { OpenDeposits } from './open-deposits.tsx';

/** Money in: one order where the address names one, as it does on the way back from paying; else the ways to pay. */
export const Screen = () => {
  useTranslation(['money', 'errors', 'shell']);
  const [search] = useSearchParams();
  const order = search.get('order');
  return <div className={styles.root}>{order ? <DepositOrder id={order} /> : <NewDeposit />}</div>;
};

const NewDeposit = () => {
  const template = useTemplate('dep_func');
  const [search] = useSearchParams();
  const answer = useAnswer(useDepositOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Loaded answer={template || answer.status === 'failed' ? answer : { status: 'waiting' }} rows={5}>
      {({ channels, open }) => {
        const chosen = channels.filter(({ id }) => id === search.get(channelParameter));
        if (template === 'base' && chosen.length > 0) return <DepositForm channels={chosen} />;
        return (
          <>
            <OpenDeposits orders={open} />
            {template === 'base' && channels.length > 0 ? (
              <ChannelList channels={channels} />
            ) : (
              <DepositForm channels={channels} />
            )}
          </>
        );
      }}
    </Loaded>
  );
};
