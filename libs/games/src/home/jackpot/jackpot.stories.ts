import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { jackpot } from './jackpot.feature.ts';

export default { parameters: { screen: { features: [jackpot] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['jackpotRounds'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['jackpotRounds'] } } };
