import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { contractFeatures } from './contracts.feature.ts';

export default { parameters: { screen: { features: contractFeatures } } } satisfies ScreenStories;

export const DailySalary: ScreenStory = { parameters: { screen: { path: paths.salaryContract } } };
export const Dividend: ScreenStory = { parameters: { screen: { path: paths.dividendContract } } };
export const HourlySalary: ScreenStory = { parameters: { screen: { path: paths.hourContract } } };
export const Payouts: ScreenStory = { parameters: { screen: { path: paths.dividends } } };
export const PayoutsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.dividends, empty: ['contractPayouts'] } },
};
export const PayoutsFailed: ScreenStory = {
  parameters: { screen: { path: paths.dividends, failed: ['contractPayouts'] } },
};
export const Team: ScreenStory = { parameters: { screen: { path: paths.teamContracts } } };
export const TeamEmpty: ScreenStory = {
  parameters: { screen: { path: paths.teamContracts, empty: ['downlineContracts'] } },
};
export const TeamFailed: ScreenStory = {
  parameters: { screen: { path: paths.teamContracts, failed: ['downlineContracts'] } },
};
