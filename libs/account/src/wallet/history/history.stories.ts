import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { historyFeatures } from './history.features.ts';

export default { parameters: { screen: { features: historyFeatures } } } satisfies ScreenStories;

export const Deposits: ScreenStory = { parameters: { screen: { path: paths.depositRecord } } };
export const DepositsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.depositRecord, empty: ['listDeposits'] } },
};
export const DepositsFailed: ScreenStory = {
  parameters: { screen: { path: paths.depositRecord, failed: ['listDeposits'] } },
};
export const Withdrawals: ScreenStory = { parameters: { screen: { path: paths.withdrawRecord } } };
export const WithdrawalsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.withdrawRecord, empty: ['listWithdrawals'] } },
};
export const WithdrawalsFailed: ScreenStory = {
  parameters: { screen: { path: paths.withdrawRecord, failed: ['listWithdrawals'] } },
};
export const Transactions: ScreenStory = { parameters: { screen: { path: paths.transactions } } };
export const TransactionsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.transactions, empty: ['listTransactions'] } },
};
export const TransactionsFailed: ScreenStory = {
  parameters: { screen: { path: paths.transactions, failed: ['listTransactions'] } },
};
export const Bets: ScreenStory = { parameters: { screen: { path: paths.gameRecord } } };
export const BetsEmpty: ScreenStory = { parameters: { screen: { path: paths.gameRecord, empty: ['listBets'] } } };
export const BetsFailed: ScreenStory = { parameters: { screen: { path: paths.gameRecord, failed: ['listBets'] } } };
export const ProfitAndLoss: ScreenStory = { parameters: { screen: { path: paths.profitLoss } } };
export const ProfitAndLossEmpty: ScreenStory = {
  parameters: { screen: { path: paths.profitLoss, empty: ['profitLoss'] } },
};
export const ProfitAndLossFailed: ScreenStory = {
  parameters: { screen: { path: paths.profitLoss, failed: ['profitLoss'] } },
};
