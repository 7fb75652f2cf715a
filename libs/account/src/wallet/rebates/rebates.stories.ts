import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { rebateFeatures } from './rebates.features.ts';

export default { parameters: { screen: { features: rebateFeatures } } } satisfies ScreenStories;

export const Claim: ScreenStory = { parameters: { screen: { path: paths.manualRebate } } };
export const ClaimEmpty: ScreenStory = {
  parameters: { screen: { path: paths.manualRebate, empty: ['rebateStatus'] } },
};
export const ClaimFailed: ScreenStory = {
  parameters: { screen: { path: paths.manualRebate, failed: ['rebateStatus'] } },
};
export const Report: ScreenStory = { parameters: { screen: { path: paths.rebateReport } } };
export const ReportEmpty: ScreenStory = {
  parameters: { screen: { path: paths.rebateReport, empty: ['rebateReport'] } },
};
export const ReportFailed: ScreenStory = {
  parameters: { screen: { path: paths.rebateReport, failed: ['rebateReport'] } },
};
