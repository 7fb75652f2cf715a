import { type ContractPayout, type ContractType, useContractPayoutsInfiniteQuery } from '@livery/api/contracts';
import { useFormat } from '@livery/kit/use-format';
import { Pressable } from '@livery/ui/pressable';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplanationSheet } from './explanation-sheet.tsx';
import { Paged } from '../parts/paged.tsx';
import styles from '../parts/cards.module.css';
import { useTerms } from './use-terms.ts';

type Explained = Pick<ContractPayout, 'from' | 'to' | 'amount' | 'explanation' | 'category'>;

/** What the contracts of a kind gave, the latest first, over how the period that runs stands. Each says why. */
export const PayoutList = ({ type }: { readonly type: ContractType }) => {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const terms = useTerms();
  const query = useContractPayoutsInfiniteQuery(type, { refetchOnMountOrArgChange: true });
  const [shown, setShown] = useState<Explained>();

  const row = (entry: Explained, state: string) => (
    <Pressable className={styles.row} aria-haspopup="dialog" onClick={() => setShown(entry)}>
      <span className={styles.words}>
        <span className={styles.name}>{terms.period(type, entry.from, entry.to)}</span>
        <span className={styles.detail}>
          {terms.category(entry.category)} · {state}
        </span>
      </span>
      <span className={styles.figures}>
        <bdi className={styles.amount} data-sign={Number(entry.amount) > 0 ? 'plus' : 'none'}>
          {money(entry.amount)}
        </bdi>
        <span className={styles.detail}>{t('why.short')}</span>
      </span>
    </Pressable>
  );

  return (
    <Paged query={query}>
      {({ running }, pages) => {
        const entries = pages.flatMap(({ list }) => list);
        return (
          <>
            {running.length > 0 && (
              <section className={styles.cards}>
                <h2 className={styles.heading}>{t('payouts.running')}</h2>
                <ul className={styles.list}>
                  {running.map((entry) => (
                    <li key={entry.category}>{row(entry, t('payouts.soFar'))}</li>
                  ))}
                </ul>
              </section>
            )}
            <section className={styles.cards}>
              <h2 className={styles.heading}>{t('payouts.title')}</h2>
              {entries.length === 0 && <StateView kind="no-result" title={t('payouts.empty')} detail={t('payouts.emptyDetail')} />}
              {entries.length > 0 && (
                <ul className={styles.list}>
                  {entries.map((entry) => (
                    <li key={entry.id}>{row(entry, t(`payouts.state.${entry.state}`))}</li>
                  ))}
                </ul>
              )}
            </section>
            {shown && <ExplanationSheet type={type} result={shown} onClose={() => setShown(undefined)} />}
          </>
        );
      }}
    </Paged>
  );
};
