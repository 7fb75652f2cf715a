import { useClosingStateQuery } from '@livery/api/account/member';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import styles from './account-data.module.css';
import { CloseSheet } from './close-sheet.tsx';

/**
 * Section in which the member closes the account. If the account cannot be closed now, lists the reasons, such as a
 * pending order. Each reason has a link to the page where the member can solve the problem.
 */
export const CloseSection = () => {
  const { t } = useTranslation('member');
  const { money, count } = useFormat();
  const { WITHDRAW, DEPOSIT, TRANSBETREPMEM3 } = useFlags();
  const queryState = useQueryState(useClosingStateQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [isClosing, setClosing] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="close-title">
      <h2 className={styles.heading} id="close-title">
        {t('close.title')}
      </h2>
      <p className={page.lead}>{t('close.text')}</p>
      <AsyncContent state={queryState} rows={1}>
        {({ balance, currency, locked, canBeWithdrawn, withdrawals, deposits, bets }) => {
          const amount = money(formatAmount(parseAmount(balance) - parseAmount(locked)), currency);
          const todo = [
            ...(withdrawals > 0
              ? [{ name: 'withdrawals' as const, end: count(withdrawals), ...(WITHDRAW && { href: paths.withdraw }) }]
              : []),
            ...(deposits > 0
              ? [{ name: 'deposits' as const, end: count(deposits), ...(DEPOSIT && { href: paths.deposit }) }]
              : []),
            ...(bets > 0
              ? [{ name: 'bets' as const, end: count(bets), ...(TRANSBETREPMEM3 && { href: paths.gameRecord }) }]
              : []),
            ...(canBeWithdrawn
              ? [{ name: 'balance' as const, end: <bdi>{amount}</bdi>, ...(WITHDRAW && { href: paths.withdraw }) }]
              : []),
          ];
          if (todo.length === 0) {
            return (
              <>
                {Number(locked) > 0 && (
                  <p className={page.note}>{t('close.bonus', { amount: money(locked, currency) })}</p>
                )}
                {Number(balance) > Number(locked) && <p className={page.note}>{t('close.kept', { amount })}</p>}
                <Button isWide tone="danger" aria-haspopup="dialog" onClick={() => setClosing(true)}>
                  {t('close.action')}
                </Button>
              </>
            );
          }
          return (
            <div className={styles.blocker}>
              <h3 className={styles.first}>{t('close.first')}</h3>
              {todo.map(({ name, ...row }) => (
                <ListRow key={name} label={t(`close.todo.${name}`)} {...row} />
              ))}
            </div>
          );
        }}
      </AsyncContent>
      {isClosing && <CloseSheet isOpen={isClosing} onOpenChange={setClosing} />}
    </section>
  );
};
