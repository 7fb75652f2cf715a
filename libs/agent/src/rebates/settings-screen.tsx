import { type DownlineRebate, useDownlineRebatesInfiniteQuery } from '@livery/api/line-rebates';
import { useFormat } from '@livery/kit/use-format';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { Pressable } from '@livery/ui/pressable';
import { SearchField } from '@livery/ui/search-field';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Facts } from '../parts/facts.tsx';
import { Paged } from '../parts/paged.tsx';
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
  const query = useDownlineRebatesInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const factsOf = useRateFacts();
  const [chosen, setChosen] = useState<DownlineRebate>();
  return (
    <div className={styles.root}>
      <p className={styles.lead}>{t('rebates.lead')}</p>
      <SearchField label={t('rebates.search')} clearLabel={t('team.clear')} maxLength={32} defaultValue={search} onSearch={setSearch} />
      <Paged query={query}>
        {({ own }, pages) => {
          const downlines = pages.flatMap(({ list }) => list);
          return (
            <>
              <section className={styles.cards}>
                <h2 className={styles.heading}>{t('rebates.own')}</h2>
                <Facts facts={factsOf(own)} />
              </section>
              <section className={styles.cards}>
                <h2 className={styles.heading}>{t('rebates.downlines')}</h2>
                {downlines.length === 0 && <StateView kind="no-result" title={t('rebates.empty')} detail={t('rebates.emptyDetail')} />}
                {downlines.length > 0 && (
                  <ul className={styles.list}>
                    {downlines.map((downline) => (
                      <li key={downline.id}>
                        <Pressable className={styles.row} aria-haspopup="dialog" onClick={() => setChosen(downline)}>
                          <span className={styles.words}>
                            <bdi className={styles.name}>{downline.account}</bdi>
                            <span className={styles.detail}>{t('rebates.kept', { series: count(own.series - downline.series), rate: `${Math.max(0, Number(own.rates.RNG) - Number(downline.rates.RNG)).toFixed(2)}%` })}</span>
                          </span>
                          <span className={styles.figures}>
                            <bdi className={styles.amount}>{downline.series}</bdi>
                            <bdi className={styles.detail}>{downline.rates.RNG}%</bdi>
                          </span>
                        </Pressable>
                      </li>
                    ))}
                  </ul>
                )}
              </section>
              {chosen && <RatesSheet own={own} downline={chosen} onClose={() => setChosen(undefined)} />}
            </>
          );
        }}
      </Paged>
      <Button href={paths.teamContracts} isWide>
        {t('title.team')}
      </Button>
    </div>
  );
};
