import { type DownlineContracts, useDownlineContractsInfiniteQuery } from '@livery/api/agents/agent-contracts';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { Page } from '@livery/ui/page';
import { InfiniteList } from '@livery/ui/infinite-list';
import { SearchField } from '@livery/ui/search-field';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/cards.module.css';
import { DownlineCard } from './downline-card.tsx';
import { OfferSheet } from './offer-sheet.tsx';

type Downline = DownlineContracts['list'][number];

/**
 * Lists the contracts of the direct downlines (the members directly below the agent). Also opens the form for a new
 * offer.
 */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'errors', 'shell']);
  const [search, setSearch] = useState('');
  const queryState = useInfiniteQueryState(
    useDownlineContractsInfiniteQuery(search, { refetchOnMountOrArgChange: true }),
  );
  const [offered, setOffered] = useState<Downline>();
  return (
    <Page>
      <p className={styles.lead}>{t('lead.team')}</p>
      <SearchField label={t('team.search')} clearLabel={t('team.clear')} maxLength={32} onSearch={setSearch} />
      <InfiniteList state={queryState}>
        {({ limits }, pages) => {
          const downlines = pages.flatMap(({ list }) => list);
          if (downlines.length === 0)
            return <EmptyState kind="no-result" title={t('team.empty')} detail={t('team.emptyDetail')} />;
          return (
            <div className={styles.cards}>
              {limits.length === 0 && <p className={styles.lead}>{t('team.noLimits')}</p>}
              {downlines.map((downline) => (
                <DownlineCard
                  key={downline.id}
                  downline={downline}
                  canOffer={limits.length > 0}
                  onOffer={() => setOffered(downline)}
                />
              ))}
              {offered && <OfferSheet downline={offered} limits={limits} onClose={() => setOffered(undefined)} />}
            </div>
          );
        }}
      </InfiniteList>
    </Page>
  );
};
