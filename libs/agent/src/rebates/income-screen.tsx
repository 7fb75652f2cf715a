import { type LineRebate, lineRebateEndpoints, useLineRebateReportInfiniteQuery } from '@livery/api/line-rebates';
import { useAllPages } from '@livery/api/use-all-pages';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { ChipRow } from '@livery/ui/chip-row';
import { Entry, EntryList } from '@livery/ui/entry';
import { FactList } from '@livery/ui/fact-list';
import { Aside, Page } from '@livery/ui/page';
import { Paged } from '@livery/ui/paged';
import { SaveButton } from '@livery/ui/save-button';
import { StateView } from '@livery/ui/state-view';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineSheet } from './line-sheet.tsx';

/** What the bets of the team gave in rebates: by product, and bet by bet. */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'games', 'records', 'team', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const [shown, setShown] = useState<LineRebate>();
  const answer = usePages(useLineRebateReportInfiniteQuery(range, { refetchOnMountOrArgChange: true }));
  const all = useAllPages(lineRebateEndpoints.lineRebateReport, range);
  return (
    <Page>
      <ChipRow {...chips} />
      <Paged answer={answer}>
        {({ totals }, pages) => {
          const lines = pages.flatMap(({ list }) => list);
          if (lines.length === 0)
            return <StateView kind="no-result" title={t('income.empty')} detail={t('income.emptyDetail')} />;
          return (
            <>
              {totals && (
                <Totals
                  totals={[
                    [t('income.paid'), money(totals.paid)],
                    [t('income.waiting'), money(totals.waiting)],
                    [t('income.count'), count(totals.count)],
                  ]}
                />
              )}
              {totals && totals.categories.length > 1 && (
                <FactList
                  facts={totals.categories.map(
                    ({ category, amount }) => [t(`games:category.${category}`), money(amount)] as const,
                  )}
                />
              )}
              <Aside>
                <SaveButton
                  {...saving({
                    name: 'team-rebates',
                    columns: [
                      t('records:time'),
                      t('team:who'),
                      t('records:group.label'),
                      t('records:state.label'),
                      t('income.stake'),
                      t('records:amount'),
                    ],
                    rows: async () =>
                      (await all()).map((line) => [
                        moment(line.madeAt),
                        line.account,
                        t(`games:category.${line.category}`),
                        t(`income.state.${line.state}`),
                        line.stake,
                        line.amount,
                      ]),
                  })}
                />
              </Aside>
              <EntryList
                entries={lines}
                keyOf={({ id }) => id}
                renderEntry={(line) => (
                  <Entry
                    aria-haspopup="dialog"
                    onClick={() => setShown(line)}
                    name={<bdi>{line.isOwn ? t('why.own') : line.account}</bdi>}
                    detail={`${t(`games:category.${line.category}`)} · ${moment(line.madeAt)}`}
                    figure={money(line.amount)}
                    isGain={line.state === 'paid'}
                    under={t(`income.state.${line.state}`)}
                  />
                )}
              />
              {shown && <LineSheet line={shown} onClose={() => setShown(undefined)} />}
            </>
          );
        }}
      </Paged>
    </Page>
  );
};
