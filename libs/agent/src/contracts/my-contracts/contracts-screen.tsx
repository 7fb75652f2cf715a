import { type ContractType, useListMyContractsQuery } from '@livery/api/agents/agent-contracts';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { AsyncContent } from '@livery/ui/async-content';
import { Page } from '@livery/ui/page';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/cards.module.css';
import { ContractCard } from './contract-card.tsx';
import { PayoutList } from '../payouts/payout-list.tsx';

/**
 * Lists the contracts and offers of one type (daily salary, hourly salary or dividend) that the agent has received.
 * Also lists the payouts of these contracts.
 */
export const ContractsScreen = ({ type }: { readonly type: ContractType }) => {
  const { t } = useTranslation(['contracts', 'games', 'errors', 'shell']);
  const { AGEDOWNMAN3 } = useFlags();
  const queryState = useQueryState(useListMyContractsQuery(type, { refetchOnMountOrArgChange: true }));
  return (
    <Page>
      <p className={styles.lead}>{t(`lead.${type}`)}</p>
      <AsyncContent state={queryState}>
        {(contracts) =>
          contracts.length === 0 ? (
            <EmptyState kind="first-use" title={t('own.empty')} detail={t('own.emptyDetail')} />
          ) : (
            <div className={styles.cards}>
              {contracts.map((contract) => (
                <ContractCard key={contract.id} type={type} contract={contract} />
              ))}
            </div>
          )
        }
      </AsyncContent>
      <PayoutList type={type} />
      {AGEDOWNMAN3 && (
        <Button href={paths.teamContracts} isWide>
          {t('title.team')}
        </Button>
      )}
    </Page>
  );
};
