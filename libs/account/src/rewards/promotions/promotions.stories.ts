import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { promotions } from './promotions.feature.ts';

export default { parameters: { screen: { features: [promotions] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['listPromotions'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['listPromotions'] } } };
export const Detail: ScreenStory = {
  parameters: { screen: { path: paths.promotionDetail, query: '?id=bituinara-welcome' } },
};
