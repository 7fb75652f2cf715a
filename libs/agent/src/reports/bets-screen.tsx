import { teamEndpoints, useTeamBetsInfiniteQuery, type TeamBet, type TeamBetFilter } from '@livery/api/team';
import { useBrand } from '@livery/kit/brand';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { useRange } from '@livery/kit/use-range';
import { ChipRow } from '@livery/ui/chip-row';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import styles from '../parts/page.module.css';
import { RangeChips } from '../parts/range-chips.tsx';
import { RecordList } from '../parts/record-list.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { useAllPages } from '@livery/api/use-all-pages';
import { OfWhom } from './of-whom.tsx';
import { useHead } from './use-head.ts';

const states = ['all', 'open', 'won', 'lost', 'cancelled'] as const;

/** What the team bets, who, on what, and what comes of it. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'games', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const signed = useSignedMoney();
  const { categories } = useBrand();
  const { preset, choose, range } = useRange();
  const head = useHead();
  const [state, setState] = useChoice('state', states);
  const kinds = ['all', ...categories.filter((category) => category !== 'HOT')] as const;
  const [category, setCategory] = useChoice<string>('category', kinds);
  const filter = { ...range, ...head, ...(state !== 'all' && { state }), ...(category !== 'all' && { category }) } as TeamBetFilter;
  const query = useTeamBetsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 });
  const all = useAllPages(teamEndpoints.teamBets, filter);
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <RangeChips preset={preset} onSelect={choose} />
        <ChipRow label={t('records:state.label')} value={state} onSelect={setState} choices={states.map((each) => [each, t(`records:state.${each}`)] as const)} />
        <ChipRow label={t('games:category.label')} value={category} onSelect={setCategory} choices={kinds.map((each) => [each, each === 'all' ? t('records:allGames') : t(`games:category.${each}`)] as const)} />
        {'memberId' in head && <OfWhom memberId={head.memberId} range={range} />}
      </div>
      <RecordList
        query={query}
        empty={t('records:bets.empty')}
        keyOf={({ vendor, id }) => `${vendor} ${id}`}
        renderRow={(bet) => <BetRow bet={bet} />}
        renderHead={({ totals }) =>
          totals && (
            <div className={styles.head}>
              <Totals totals={[[t('records:bets.count'), count(totals.count)], [t('records:stake'), money(totals.stake)], [t('records:payout'), money(totals.payout)], [t('records:result'), signed(totals.profit)]]} />
              <SaveButton
                name="team-bets"
                range={range}
                columns={[t('records:time'), t('team:who'), t('records:game'), t('records:vendor'), t('records:state.label'), t('records:stake'), t('records:payout'), t('records:number')]}
                rows={async () => (await all()).map((bet) => [moment(bet.placedAt), bet.account, bet.gameName, bet.vendorName, t(`records:state.${bet.state}`), bet.stake, bet.payout, bet.id])}
              />
            </div>
          )
        }
      />
    </div>
  );
};

const BetRow = ({ bet: { account, gameName, state, stake, payout, placedAt } }: { readonly bet: TeamBet }) => {
  const { t } = useTranslation('records');
  const { money, moment } = useFormat();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{account}</bdi>
        <bdi className={styles.detail}>{gameName}</bdi>
        <span className={styles.detail}>{moment(placedAt)}</span>
      </span>
      <span className={styles.figures}>
        <bdi className={styles.figure} {...(state === 'won' && { 'data-sign': 'plus' })}>
          {state === 'won' ? money(payout) : t(`state.${state}`)}
        </bdi>
        <bdi className={styles.detail}>{t('staked', { amount: money(stake) })}</bdi>
      </span>
    </div>
  );
};
