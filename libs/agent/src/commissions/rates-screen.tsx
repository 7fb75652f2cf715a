import { type DownlineRates, useDownlineRatesInfiniteQuery } from '@livery/api/commissions';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { Button } from '@livery/ui/button';
import { ListItem, List } from '@livery/ui/list-item';
import { DescriptionList } from '@livery/ui/description-list';
import { Page, Section } from '@livery/ui/page';
import { InfiniteList } from '@livery/ui/infinite-list';
import { SearchField } from '@livery/ui/search-field';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../shared/cards.module.css';
import { useRateRows } from './rate-rows.ts';
import { RatesSheet } from './rates-sheet.tsx';

/**
 * Shows the series and the commission rates of the agent and of each direct downline. The series is the number that
 * determines the lottery prizes. A direct downline is a member directly below the agent. The agent can change the
 * values of the direct downlines.
 */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'errors', 'shell']);
  const { count } = useFormat();
  // The details page of a team member links here with the account name in the query parameter `name`. The search then
  // starts with this name.
  const [params] = useSearchParams();
  const [search, setSearch] = useState(() => (params.get('name') ?? '').slice(0, 32));
  const queryState = useInfiniteQueryState(useDownlineRatesInfiniteQuery(search, { refetchOnMountOrArgChange: true }));
  const toRateRows = useRateRows();
  const [chosen, setChosen] = useState<DownlineRates>();
  return (
    <Page>
      <p className={styles.lead}>{t('rebates.lead')}</p>
      <SearchField
        label={t('rebates.search')}
        clearLabel={t('team.clear')}
        maxLength={32}
        defaultValue={search}
        onSearch={setSearch}
      />
      <InfiniteList state={queryState}>
        {({ own }, pages) => {
          const downlines = pages.flatMap(({ list }) => list);
          return (
            <>
              <Section heading={t('rebates.own')}>
                <DescriptionList items={toRateRows(own)} />
              </Section>
              <Section heading={t('rebates.downlines')}>
                {downlines.length === 0 && (
                  <EmptyState kind="no-result" title={t('rebates.empty')} detail={t('rebates.emptyDetail')} />
                )}
                {downlines.length > 0 && (
                  <List
                    items={downlines}
                    getKey={({ id }) => id}
                    renderItem={(downline) => (
                      <ListItem
                        aria-haspopup="dialog"
                        onClick={() => setChosen(downline)}
                        name={<bdi>{downline.account}</bdi>}
                        detail={t('rebates.kept', {
                          series: count(own.series - downline.series),
                          rate: `${Math.max(0, Number(own.rates.RNG) - Number(downline.rates.RNG)).toFixed(2)}%`,
                        })}
                        figure={downline.series}
                        under={`${downline.rates.RNG}%`}
                      />
                    )}
                  />
                )}
              </Section>
              {chosen && <RatesSheet maxRates={own} downline={chosen} onClose={() => setChosen(undefined)} />}
            </>
          );
        }}
      </InfiniteList>
      <Button href={paths.teamContracts} isWide>
        {t('title.team')}
      </Button>
    </Page>
  );
};
