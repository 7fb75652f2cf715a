import { recordEndpoints, useBetRecordInfiniteQuery, type BetEntry, type BetFilter } from '@livery/api/records';
import { useAllPages } from '@livery/api/use-all-pages';
import { useBrand } from '@livery/kit/brand';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { ChipRow } from '@livery/ui/chip-row';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SaveButton } from '@livery/ui/save-button';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BetRow } from './bet-row.tsx';
import { BetSheet } from './bet-sheet.tsx';

const states = ['all', 'open', 'won', 'lost', 'cancelled'] as const;

/** What a member bet, on what, and what came of it. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'games', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const signed = useSignedMoney();
  const { categories } = useBrand();
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const [state, setState] = useChoice('state', states);
  const kinds = ['all', ...categories.filter((category) => category !== 'HOT')] as const;
  const [category, setCategory] = useChoice<string>('category', kinds);
  const [vendor, setVendor] = useState('all');
  const [shown, setShown] = useState<BetEntry>();
  const filter = {
    ...range,
    ...(state !== 'all' && { state }),
    ...(category !== 'all' && { category }),
    ...(vendor !== 'all' && { vendor }),
  } as BetFilter;
  const query = useBetRecordInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 });
  const answer = usePages(query);
  const all = useAllPages(recordEndpoints.betRecord, filter);
  const vendors = query.data?.pages[0]?.vendors ?? [];
  return (
    <Page>
      <Stack>
        <ChipRow {...chips} />
        <ChipRow
          label={t('state.label')}
          value={state}
          onSelect={setState}
          choices={states.map((each) => [each, t(`state.${each}`)] as const)}
        />
        <ChipRow
          label={t('games:category.label')}
          value={category}
          onSelect={setCategory}
          choices={kinds.map((each) => [each, each === 'all' ? t('allGames') : t(`games:category.${each}`)] as const)}
        />
        {(vendors.length > 1 || vendor !== 'all') && (
          <ChipRow
            label={t('vendor')}
            value={vendor}
            onSelect={setVendor}
            choices={[['all', t('allVendors')], ...vendors.map(({ vendor: code, name }) => [code, name] as const)]}
          />
        )}
      </Stack>
      <RecordList
        answer={answer}
        empty={t('bets.empty')}
        emptyDetail={t('emptyDetail')}
        keyOf={({ vendor: code, id }) => `${code} ${id}`}
        renderRow={(bet) => <BetRow bet={bet} onSelect={() => setShown(bet)} />}
        renderHead={({ totals }) =>
          totals && (
            <Aside>
              <Totals
                totals={[
                  [t('bets.count'), count(totals.count)],
                  [t('stake'), money(totals.stake)],
                  [t('payout'), money(totals.payout)],
                  [t('result'), signed(totals.profit)],
                ]}
              />
              <SaveButton
                {...saving({
                  name: 'bets',
                  columns: [t('time'), t('game'), t('vendor'), t('state.label'), t('stake'), t('payout'), t('number')],
                  rows: async () =>
                    (await all()).map((bet) => [
                      moment(bet.placedAt),
                      bet.gameName,
                      bet.vendorName,
                      t(`state.${bet.state}`),
                      bet.stake,
                      bet.payout,
                      bet.id,
                    ]),
                })}
              />
            </Aside>
          )
        }
      />
      {shown && <BetSheet bet={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
};
