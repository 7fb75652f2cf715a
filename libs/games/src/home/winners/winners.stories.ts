import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { winners } from './winners.feature.ts';

export default { parameters: { screen: { features: [winners] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['winnerBoard'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['winnerBoard'] } } };
