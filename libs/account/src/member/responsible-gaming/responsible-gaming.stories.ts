import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { responsibleGaming } from './responsible-gaming.feature.ts';

export default { parameters: { screen: { features: [responsibleGaming] } } } satisfies ScreenStories;

export const Limits: ScreenStory = {};
export const LimitsFailed: ScreenStory = { parameters: { screen: { failed: ['playLimits'] } } };
export const History: ScreenStory = { parameters: { screen: { path: paths.playHistory } } };
export const HistoryEmpty: ScreenStory = {
  parameters: { screen: { path: paths.playHistory, empty: ['playHistory'] } },
};
export const HistoryFailed: ScreenStory = {
  parameters: { screen: { path: paths.playHistory, failed: ['playHistory'] } },
};
