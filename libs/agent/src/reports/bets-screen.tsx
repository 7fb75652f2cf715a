import {
  teamEndpoints,
  useTeamBetsInfiniteQuery,
  type TeamBet,
  type TeamBetFilter,
  type TeamBetTotals,
} from '@livery/api/agents/team';
import { useAllPages } from '@livery/api/client/use-all-pages';
import { useBrand } from '@livery/kit/brand';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import type { DateRange } from '@livery/kit/date-range';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { useCsvExport } from '@livery/kit/export/use-csv-export';
import { ChipRow } from '@livery/ui/chip-row';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { ListItem } from '@livery/ui/list-item';
import { Aside, Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { ExportButton } from '@livery/ui/export-button';
import { SummaryGrid } from '@livery/ui/summary-grid';
import { useTranslation } from 'react-i18next';
import { MemberScopeBanner } from './member-scope-banner.tsx';
import { useReportMember } from './use-report-member.ts';

const states = ['all', 'open', 'won', 'lost', 'cancelled'] as const;

/** Report of the team's bets with member, game, stake and result. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'games', 'errors', 'shell']);
  const { categories } = useBrand();
  const { picker, range } = useDateRange();
  const reportMember = useReportMember();
  const [state, setState] = useSearchParamChoice('state', states);
  const kinds = ['all', ...categories.filter((category) => category !== 'HOT')] as const;
  const [category, setCategory] = useSearchParamChoice<string>('category', kinds);
  const filter = {
    ...range,
    ...reportMember,
    ...(state !== 'all' && { state }),
    ...(category !== 'all' && { category }),
  } as TeamBetFilter;
  const queryState = useInfiniteQueryState(useTeamBetsInfiniteQuery(filter, { refetchOnMountOrArgChange: 15 }));
  return (
    <Page>
      <Stack>
        <DateRangePicker {...picker} />
        <ChipRow
          label={t('records:state.label')}
          value={state}
          onSelect={setState}
          choices={states.map((each) => [each, t(`records:state.${each}`)] as const)}
        />
        <ChipRow
          label={t('games:category.label')}
          value={category}
          onSelect={setCategory}
          choices={kinds.map(
            (each) => [each, each === 'all' ? t('records:allGames') : t(`games:category.${each}`)] as const,
          )}
        />
        {'memberId' in reportMember && <MemberScopeBanner memberId={reportMember.memberId} range={range} />}
      </Stack>
      <RecordList
        state={queryState}
        empty={t('records:bets.empty')}
        emptyDetail={t('records:emptyDetail')}
        getKey={({ vendor, id }) => `${vendor} ${id}`}
        renderRow={(bet) => <BetRow bet={bet} />}
        renderHeader={({ totals }) => totals && <BetTotals totals={totals} filter={filter} range={range} />}
      />
    </Page>
  );
};

interface BetTotalsProps {
  readonly totals: TeamBetTotals;
  readonly filter: TeamBetFilter;
  readonly range: DateRange;
}

/** Shows the totals of the bets that match the filter, with a button that exports these bets as a CSV file. */
const BetTotals = ({ totals, filter, range }: BetTotalsProps) => {
  const { t } = useTranslation(['team', 'records']);
  const { money, count, dateTime } = useFormat();
  const signed = useSignedMoney();
  const saving = useCsvExport(range);
  const all = useAllPages(teamEndpoints.teamBets, filter);
  return (
    <Aside>
      <SummaryGrid
        items={[
          [t('records:bets.count'), count(totals.count)],
          [t('records:stake'), money(totals.stake)],
          [t('records:payout'), money(totals.payout)],
          [t('records:result'), signed(totals.profit)],
        ]}
      />
      <ExportButton
        {...saving({
          name: 'team-bets',
          columns: [
            t('records:time'),
            t('team:who'),
            t('records:game'),
            t('records:vendor'),
            t('records:state.label'),
            t('records:stake'),
            t('records:payout'),
            t('records:number'),
          ],
          rows: async () =>
            (await all()).map((bet) => [
              dateTime(bet.placedAt),
              bet.account,
              bet.gameName,
              bet.vendorName,
              t(`records:state.${bet.state}`),
              bet.stake,
              bet.payout,
              bet.id,
            ]),
        })}
      />
    </Aside>
  );
};

const BetRow = ({ bet: { account, gameName, state, stake, payout, placedAt } }: { readonly bet: TeamBet }) => {
  const { t } = useTranslation('records');
  const { money, dateTime } = useFormat();
  const isWon = state === 'won';
  return (
    <ListItem
      name={<bdi>{account}</bdi>}
      detail={<bdi>{gameName}</bdi>}
      more={dateTime(placedAt)}
      figure={isWon ? money(payout) : t(`state.${state}`)}
      isGain={isWon}
      under={t('staked', { amount: money(stake) })}
    />
  );
};
