import { type ContractType, useOwnContractsQuery } from '@livery/api/contracts';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useAnswer } from '@livery/kit/use-answer';
import { Button } from '@livery/ui/button';
import { Loaded } from '@livery/ui/loaded';
import { Page } from '@livery/ui/page';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import styles from '../parts/cards.module.css';
import { ContractCard } from './contract-card.tsx';
import { PayoutList } from './payout-list.tsx';

/** The contracts of one kind that an agent has or is offered, and what they gave. */
export const ContractsScreen = ({ type }: { readonly type: ContractType }) => {
  const { t } = useTranslation(['contracts', 'games', 'errors', 'shell']);
  const { AGEDOWNMAN3 } = useFlags();
  const answer = useAnswer(useOwnContractsQuery(type, { refetchOnMountOrArgChange: true }));
  return (
    <Page>
      <p className={styles.lead}>{t(`lead.${type}`)}</p>
      <Loaded answer={answer}>
        {(contracts) =>
          contracts.length === 0 ? (
            <StateView kind="first-use" title={t('own.empty')} detail={t('own.emptyDetail')} />
          ) : (
            <div className={styles.cards}>
              {contracts.map((contract) => (
                <ContractCard key={contract.id} type={type} contract={contract} />
              ))}
            </div>
          )
        }
      </Loaded>
      <PayoutList type={type} />
      {AGEDOWNMAN3 && (
        <Button href={paths.teamContracts} isWide>
          {t('title.team')}
        </Button>
      )}
    </Page>
  );
};
