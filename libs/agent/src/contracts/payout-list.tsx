import { type ContractPayout, type ContractType, useContractPayoutsInfiniteQuery } from '@livery/api/contracts';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { Entry, EntryList } from '@livery/ui/entry';
import { Section } from '@livery/ui/page';
import { Paged } from '@livery/ui/paged';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplanationSheet } from './explanation-sheet.tsx';
import { useTerms } from './use-terms.ts';

type Explained = Pick<ContractPayout, 'from' | 'to' | 'amount' | 'explanation' | 'category'>;

/** What the contracts of a kind gave, the latest first, over how the period that runs stands. Each says why. */
export const PayoutList = ({ type }: { readonly type: ContractType }) => {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const terms = useTerms();
  const answer = usePages(useContractPayoutsInfiniteQuery(type, { refetchOnMountOrArgChange: true }));
  const [shown, setShown] = useState<Explained>();

  const row = (entry: Explained, state: string) => (
    <Entry
      aria-haspopup="dialog"
      onClick={() => setShown(entry)}
      name={terms.period(type, entry.from, entry.to)}
      detail={`${terms.category(entry.category)} · ${state}`}
      figure={money(entry.amount)}
      isGain={Number(entry.amount) > 0}
      under={t('why.short')}
    />
  );

  return (
    <Paged answer={answer}>
      {({ running }, pages) => {
        const entries = pages.flatMap(({ list }) => list);
        return (
          <>
            {running.length > 0 && (
              <Section heading={t('payouts.running')}>
                <EntryList
                  entries={running}
                  keyOf={({ category }) => category}
                  renderEntry={(entry) => row(entry, t('payouts.soFar'))}
                />
              </Section>
            )}
            <Section heading={t('payouts.title')}>
              {entries.length === 0 && (
                <StateView kind="no-result" title={t('payouts.empty')} detail={t('payouts.emptyDetail')} />
              )}
              {entries.length > 0 && (
                <EntryList
                  entries={entries}
                  keyOf={({ id }) => id}
                  renderEntry={(entry) => row(entry, t(`payouts.state.${entry.state}`))}
                />
              )}
            </Section>
            {shown && <ExplanationSheet type={type} result={shown} onClose={() => setShown(undefined)} />}
          </>
        );
      }}
    </Paged>
  );
};
