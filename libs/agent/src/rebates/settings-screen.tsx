import { type DownlineRebate, useDownlineRebatesInfiniteQuery } from '@livery/api/line-rebates';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { Button } from '@livery/ui/button';
import { Entry, EntryList } from '@livery/ui/entry';
import { FactList } from '@livery/ui/fact-list';
import { Page, Section } from '@livery/ui/page';
import { Paged } from '@livery/ui/paged';
import { SearchField } from '@livery/ui/search-field';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../parts/cards.module.css';
import { useRateFacts } from './rate-facts.ts';
import { RatesSheet } from './rates-sheet.tsx';

/** What the agent keeps and passes on: its own series and rates, and those of the members right below. */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'errors', 'shell']);
  const { count } = useFormat();
  // A member's card leads here with its name.
  const [params] = useSearchParams();
  const [search, setSearch] = useState(() => (params.get('name') ?? '').slice(0, 32));
  const answer = usePages(useDownlineRebatesInfiniteQuery(search, { refetchOnMountOrArgChange: true }));
  const factsOf = useRateFacts();
  const [chosen, setChosen] = useState<DownlineRebate>();
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
      <Paged answer={answer}>
        {({ own }, pages) => {
          const downlines = pages.flatMap(({ list }) => list);
          return (
            <>
              <Section heading={t('rebates.own')}>
                <FactList facts={factsOf(own)} />
              </Section>
              <Section heading={t('rebates.downlines')}>
                {downlines.length === 0 && (
                  <StateView kind="no-result" title={t('rebates.empty')} detail={t('rebates.emptyDetail')} />
                )}
                {downlines.length > 0 && (
                  <EntryList
                    entries={downlines}
                    keyOf={({ id }) => id}
                    renderEntry={(downline) => (
                      <Entry
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
              {chosen && <RatesSheet own={own} downline={chosen} onClose={() => setChosen(undefined)} />}
            </>
          );
        }}
      </Paged>
      <Button href={paths.teamContracts} isWide>
        {t('title.team')}
      </Button>
    </Page>
  );
};
