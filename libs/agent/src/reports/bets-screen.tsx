import { teamEndpoints, useTeamBetsInfiniteQuery, type TeamBet, type TeamBetFilter } from '@livery/api/team';
import { useAllPages } from '@livery/api/use-all-pages';
import { useBrand } from '@livery/kit/brand';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { useSaveTable } from '@livery/kit/use-save-table';
import { ChipRow } from '@livery/ui/chip-row';
import { Entry } from '@livery/ui/entry';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SaveButton } from '@livery/ui/save-button';
import { Totals } from '@livery/ui/totals';
import { useTranslation } from 'react-i18next';
import { OfWhom } from './of-whom.tsx';
import { useHead } from './use-head.ts';

const states = ['all', 'open', 'won', 'lost', 'cancelled'] as const;

/** What the team bets, who, on what, and what comes of it. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'games', 'errors', 'shell']);
  const { money, count, moment } = useFormat();
  const signed = useSignedMoney();
  const { categories } = useBrand();
  const { chips, range } = useRange();
  const saving = useSaveTable(range);
  const head = useHead();
  const [state, setState] = useChoice('state', states);
  const kinds = ['all', ...categories.filter((category) => category !== 'HOT')] as const;
  const [category, setCategory] = useChoice<string>('category', kinds);
  const filter = { ...range, ...head, ...(state !== 'all' && { state }), ...(category !== 'all' && { category }) } as TeamBetFilter;
  const answer = usePages(useTeamBetsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 }));
  const all = useAllPages(teamEndpoints.teamBets, filter);
  return (
    <Page>
      <Stack>
        <ChipRow {...chips} />
        <ChipRow label={t('records:state.label')} value={state} onSelect={setState} choices={states.map((each) => [each, t(`records:state.${each}`)] as const)} />
        <ChipRow label={t('games:category.label')} value={category} onSelect={setCategory} choices={kinds.map((each) => [each, each === 'all' ? t('records:allGames') : t(`games:category.${each}`)] as const)} />
        {'memberId' in head && <OfWhom memberId={head.memberId} range={range} />}
      </Stack>
      <RecordList
        answer={answer}
        empty={t('records:bets.empty')}
        emptyDetail={t('records:emptyDetail')}
        keyOf={({ vendor, id }) => `${vendor} ${id}`}
        renderRow={(bet) => <BetRow bet={bet} />}
        renderHead={({ totals }) =>
          totals && (
            <Aside>
              <Totals totals={[[t('records:bets.count'), count(totals.count)], [t('records:stake'), money(totals.stake)], [t('records:payout'), money(totals.payout)], [t('records:result'), signed(totals.profit)]]} />
              <SaveButton
                {...saving({
                  name: 'team-bets',
                  columns: [t('records:time'), t('team:who'), t('records:game'), t('records:vendor'), t('records:state.label'), t('records:stake'), t('records:payout'), t('records:number')],
                  rows: async () => (await all()).map((bet) => [moment(bet.placedAt), bet.account, bet.gameName, bet.vendorName, t(`records:state.${bet.state}`), bet.stake, bet.payout, bet.id]),
                })}
              />
            </Aside>
          )
        }
      />
    </Page>
  );
};

const BetRow = ({ bet: { account, gameName, state, stake, payout, placedAt } }: { readonly bet: TeamBet }) => {
  const { t } = useTranslation('records');
  const { money, moment } = useFormat();
  const isWon = state === 'won';
  return <Entry name={<bdi>{account}</bdi>} detail={<bdi>{gameName}</bdi>} more={moment(placedAt)} figure={isWon ? money(payout) : t(`state.${state}`)} isGain={isWon} under={t('staked', { amount: money(stake) })} />;
};
