import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { lottery } from './lottery.feature.ts';

export default { parameters: { screen: { features: [lottery] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['lotteryMenu'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['lotteryMenu'] } } };
export const AllLotteries: ScreenStory = { parameters: { screen: { path: paths.moreLottery } } };
export const Betting: ScreenStory = {
  parameters: { screen: { path: paths.startLottery, query: '?code=SSC_1M&prize_mode=LOTT' } },
};
