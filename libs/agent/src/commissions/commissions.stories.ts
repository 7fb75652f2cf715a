import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { commissionFeatures } from './commissions.feature.ts';

export default { parameters: { screen: { features: commissionFeatures } } } satisfies ScreenStories;

export const Rates: ScreenStory = { parameters: { screen: { path: paths.rebateSettings } } };
export const RatesEmpty: ScreenStory = {
  parameters: { screen: { path: paths.rebateSettings, empty: ['downlineRates'] } },
};
export const RatesFailed: ScreenStory = {
  parameters: { screen: { path: paths.rebateSettings, failed: ['downlineRates'] } },
};
export const Income: ScreenStory = { parameters: { screen: { path: paths.rebateIncome } } };
export const IncomeEmpty: ScreenStory = {
  parameters: { screen: { path: paths.rebateIncome, empty: ['commissionReport'] } },
};
export const IncomeFailed: ScreenStory = {
  parameters: { screen: { path: paths.rebateIncome, failed: ['commissionReport'] } },
};
