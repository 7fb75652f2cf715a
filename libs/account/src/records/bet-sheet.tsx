import { useBetDetailQuery, type BetEntry } from '@livery/api/records';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useFormat } from '@livery/kit/use-format';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import { Facts } from '../money/facts.tsx';
import { Loaded } from '../parts/loaded.tsx';
import styles from './records.module.css';

/** One bet with every movement of money that belongs to it. */
export const BetSheet = ({ bet: { vendor, id, gameName }, onClose }: { readonly bet: BetEntry; readonly onClose: () => void }) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, moment } = useFormat();
  const signed = useSignedMoney();
  const query = useBetDetailQuery({ vendor, id });
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<bdi>{gameName}</bdi>}>
      <div className={styles.filters}>
        <Loaded query={query} rows={2}>
          {(detail) => (
            <>
              <Facts
                facts={[
                  [t('state.label'), t(`state.${detail.state}`)],
                  [t('stake'), money(detail.stake)],
                  [t('payout'), money(detail.payout)],
                  [t('vendor'), detail.vendorName],
                  [t('games:category.label'), t(`games:category.${detail.category}`)],
                  [t('time'), moment(detail.placedAt)],
                  ...(detail.settledAt ? [[t('settled'), moment(detail.settledAt)] as const] : []),
                  [t('number'), detail.id],
                ]}
              />
              {detail.movements.length > 0 && <Facts facts={detail.movements.map(({ name, amount, at }) => [`${t(`movement.${name}`)} · ${moment(at)}`, signed(amount)] as const)} />}
            </>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
};
