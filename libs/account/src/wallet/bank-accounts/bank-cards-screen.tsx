import { useListBankCardsQuery, type BankCard } from '@livery/api/withdrawals';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BankIcon } from '@livery/ui/icons/bank';
import { TrashIcon } from '@livery/ui/icons/trash';
import { WalletIcon } from '@livery/ui/icons/wallet';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { AddCardSheet } from './add-card-sheet.tsx';
import { RemoveCardSheet } from './remove-card-sheet.tsx';

/** Page with the member's payout accounts (bank cards and e-wallets). Account numbers are masked. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'member', 'errors', 'shell']);
  const queryState = useQueryState(useListBankCardsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BankCard>();
  return (
    <div className={styles.root}>
      <AsyncContent state={queryState}>
        {({ cards, mostCards, payeeName, hasPaymentPassword }) => {
          const add = hasPaymentPassword ? (
            <Button tone="accent" isWide disabled={cards.length >= mostCards} onClick={() => setAdding(true)}>
              {t('cards.add')}
            </Button>
          ) : (
            <Button tone="accent" isWide href={paths.paymentPassword}>
              {t('pin.set')}
            </Button>
          );
          return (
            <>
              {cards.length === 0 ? (
                <EmptyState
                  kind="first-use"
                  title={t('cards.none')}
                  detail={t(hasPaymentPassword ? 'cards.noneDetail' : 'withdraw.needsPinDetail')}
                  action={add}
                />
              ) : (
                <>
                  <ListGroup>
                    {cards.map((card) => (
                      <ListRow
                        key={card.id}
                        icon={card.kind === 'bank' ? <BankIcon /> : <WalletIcon />}
                        label={<bdi>{`${card.bankName} ••${card.lastDigits}`}</bdi>}
                        detail={<bdi>{card.holder}</bdi>}
                        end={
                          <IconButton
                            label={t('cards.removeOne', { card: `${card.bankName} ${card.lastDigits}` })}
                            onClick={() => setLeaving(card)}
                          >
                            <TrashIcon />
                          </IconButton>
                        }
                      />
                    ))}
                  </ListGroup>
                  {add}
                </>
              )}
              {isAdding && <AddCardSheet payeeName={payeeName} onClose={() => setAdding(false)} />}
              {leaving && <RemoveCardSheet card={leaving} onClose={() => setLeaving(undefined)} />}
            </>
          );
        }}
      </AsyncContent>
    </div>
  );
};
