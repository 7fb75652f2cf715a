import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { reportFeatures } from './report.features.ts';

export default { parameters: { screen: { features: reportFeatures } } } satisfies ScreenStories;

export const Overview: ScreenStory = { parameters: { screen: { path: paths.teamOverview } } };
export const OverviewFailed: ScreenStory = {
  parameters: { screen: { path: paths.teamOverview, failed: ['teamOverviewSum'] } },
};
export const Profit: ScreenStory = { parameters: { screen: { path: paths.teamProfit } } };
export const ProfitEmpty: ScreenStory = { parameters: { screen: { path: paths.teamProfit, empty: ['teamProfit'] } } };
export const ProfitFailed: ScreenStory = { parameters: { screen: { path: paths.teamProfit, failed: ['teamProfit'] } } };
export const Bets: ScreenStory = { parameters: { screen: { path: paths.teamBetting } } };
export const BetsEmpty: ScreenStory = { parameters: { screen: { path: paths.teamBetting, empty: ['teamBets'] } } };
export const BetsFailed: ScreenStory = { parameters: { screen: { path: paths.teamBetting, failed: ['teamBets'] } } };
export const Transactions: ScreenStory = { parameters: { screen: { path: paths.teamTransactions } } };
export const TransactionsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.teamTransactions, empty: ['teamTransactions'] } },
};
export const TransactionsFailed: ScreenStory = {
  parameters: { screen: { path: paths.teamTransactions, failed: ['teamTransactions'] } },
};
