import type { Withdrawal } from '@livery/api/withdrawals';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { ClockIcon } from '@livery/ui/icons/clock';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';

/** Lists the withdrawal orders that are not paid, rejected or cancelled yet. */
export const PendingWithdrawals = ({ orders }: { readonly orders: readonly Withdrawal[] }) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  if (orders.length === 0) return null;
  return (
    <ListGroup heading={t('withdraw.open')}>
      {orders.map(({ id, amount, state, bankName, lastDigits }) => (
        <ListRow
          key={id}
          icon={<ClockIcon />}
          href={withQuery(paths.withdraw, { order: id })}
          label={<bdi>{money(amount)}</bdi>}
          detail={<bdi>{`${bankName} ••${lastDigits} · ${t(`withdraw.state.${state}`)}`}</bdi>}
        />
      ))}
    </ListGroup>
  );
};
