import { recordEndpoints, useBetRecordInfiniteQuery, type BetEntry, type BetFilter } from '@livery/api/records';
import { useBrand } from '@livery/kit/brand';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { ChipRow } from '@livery/ui/chip-row';
import { Totals } from '@livery/ui/totals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BetRow } from './bet-row.tsx';
import { BetSheet } from './bet-sheet.tsx';
import { RangeChips } from './range-chips.tsx';
import { RecordList } from './record-list.tsx';
import styles from './records.module.css';
import { SaveButton } from './save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';

const states = ['all', 'open', 'won', 'lost', 'cancelled'] as const;

/** What a member bet, on what, and what came of it. */
export const Screen = () => {
  const { t } = useTranslation(['records', 'games', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const signed = useSignedMoney();
  const { categories } = useBrand();
  const { preset, choose, range } = useRange();
  const [state, setState] = useChoice('state', states);
  const kinds = ['all', ...categories.filter((category) => category !== 'HOT')] as const;
  const [category, setCategory] = useChoice<string>('category', kinds);
  const [vendor, setVendor] = useState('all');
  const [shown, setShown] = useState<BetEntry>();
  const filter = { ...range, ...(state !== 'all' && { state }), ...(category !== 'all' && { category }), ...(vendor !== 'all' && { vendor }) } as BetFilter;
  const query = useBetRecordInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 });
  const all = useAllPages(recordEndpoints.betRecord, filter);
  const vendors = query.data?.pages[0]?.vendors ?? [];
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <RangeChips preset={preset} onSelect={choose} />
        <ChipRow label={t('state.label')} value={state} onSelect={setState} choices={states.map((each) => [each, t(`state.${each}`)] as const)} />
        <ChipRow label={t('games:category.label')} value={category} onSelect={setCategory} choices={kinds.map((each) => [each, each === 'all' ? t('allGames') : t(`games:category.${each}`)] as const)} />
        {(vendors.length > 1 || vendor !== 'all') && <ChipRow label={t('vendor')} value={vendor} onSelect={setVendor} choices={[['all', t('allVendors')], ...vendors.map(({ vendor: code, name }) => [code, name] as const)]} />}
      </div>
      <RecordList
        query={query}
        empty={t('bets.empty')}
        keyOf={({ vendor: code, id }) => `${code} ${id}`}
        renderRow={(bet) => <BetRow bet={bet} onSelect={() => setShown(bet)} />}
        renderHead={({ totals }) =>
          totals && (
            <div className={styles.head}>
              <Totals
                totals={[
                  [t('bets.count'), count(totals.count)],
                  [t('stake'), money(totals.stake)],
                  [t('payout'), money(totals.payout)],
                  [t('result'), signed(totals.profit)],
                ]}
              />
              <SaveButton
                name="bets"
                range={range}
                columns={[t('time'), t('game'), t('vendor'), t('state.label'), t('stake'), t('payout'), t('number')]}
                rows={async () => (await all()).map((bet) => [moment(bet.placedAt), bet.gameName, bet.vendorName, t(`state.${bet.state}`), bet.stake, bet.payout, bet.id])}
              />
            </div>
          )
        }
      />
      {shown && <BetSheet bet={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
};
