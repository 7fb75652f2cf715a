import {
  type ContractPayout,
  type ContractType,
  useContractPayoutsInfiniteQuery,
} from '@livery/api/agents/agent-contracts';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { ListItem, List } from '@livery/ui/list-item';
import { Section } from '@livery/ui/page';
import { InfiniteList } from '@livery/ui/infinite-list';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplanationSheet } from './explanation-sheet.tsx';
import { useContractFormat } from '../shared/use-contract-format.ts';

type Explained = Pick<ContractPayout, 'from' | 'to' | 'amount' | 'explanation' | 'category'>;

/**
 * Lists the payouts of one contract type, newest first. The progress in the current period is shown above the list. A
 * tap on a payout opens the explanation of its amount.
 */
export const PayoutList = ({ type }: { readonly type: ContractType }) => {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const contractFormat = useContractFormat();
  const queryState = useInfiniteQueryState(useContractPayoutsInfiniteQuery(type, { refetchOnMountOrArgChange: true }));
  const [shown, setShown] = useState<Explained>();

  const row = (entry: Explained, state: string) => (
    <ListItem
      aria-haspopup="dialog"
      onClick={() => setShown(entry)}
      name={contractFormat.period(type, entry.from, entry.to)}
      detail={`${contractFormat.category(entry.category)} · ${state}`}
      figure={money(entry.amount)}
      isGain={Number(entry.amount) > 0}
      under={t('why.short')}
    />
  );

  return (
    <InfiniteList state={queryState}>
      {({ running }, pages) => {
        const entries = pages.flatMap(({ list }) => list);
        return (
          <>
            {running.length > 0 && (
              <Section heading={t('payouts.running')}>
                <List
                  items={running}
                  getKey={({ category }) => category}
                  renderItem={(entry) => row(entry, t('payouts.soFar'))}
                />
              </Section>
            )}
            <Section heading={t('payouts.title')}>
              {entries.length === 0 && (
                <EmptyState kind="no-result" title={t('payouts.empty')} detail={t('payouts.emptyDetail')} />
              )}
              {entries.length > 0 && (
                <List
                  items={entries}
                  getKey={({ id }) => id}
                  renderItem={(entry) => row(entry, t(`payouts.state.${entry.state}`))}
                />
              )}
            </Section>
            {shown && <ExplanationSheet type={type} result={shown} onClose={() => setShown(undefined)} />}
          </>
        );
      }}
    </InfiniteList>
  );
};
