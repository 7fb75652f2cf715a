import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { deposit } from './deposit.feature.ts';

export default { parameters: { screen: { features: [deposit] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['depositOptions'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['depositOptions'] } } };
