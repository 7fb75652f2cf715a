import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { rewardCenter } from './reward-center.feature.ts';

export default { parameters: { screen: { features: [rewardCenter] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['rewardHistory'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['rewardHistory'] } } };
