import type { Deposit } from '@livery/api/deposits';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { ClockIcon } from '@livery/ui/icons/clock';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';

/** Lists the deposit orders that are not paid yet. */
export const PendingDeposits = ({ orders }: { readonly orders: readonly Deposit[] }) => {
  const { t } = useTranslation('money');
  const { money, dateTime } = useFormat();
  if (orders.length === 0) return null;
  return (
    <ListGroup heading={t('deposit.open')}>
      {orders.map(({ id, amount, channelName, expiresAt }) => (
        <ListRow
          key={id}
          icon={<ClockIcon />}
          href={withQuery(paths.deposit, { order: id })}
          label={<bdi>{money(amount)}</bdi>}
          detail={<bdi>{`${channelName} · ${t('deposit.until', { time: dateTime(expiresAt) })}`}</bdi>}
        />
      ))}
    </ListGroup>
  );
};
