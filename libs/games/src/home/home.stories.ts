import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { home } from './home.feature.ts';

export default { parameters: { screen: { features: [home] } } } satisfies ScreenStories;

export const Guest: ScreenStory = {};
export const Member: ScreenStory = { parameters: { screen: { visitor: 'member' } } };
export const Empty: ScreenStory = { parameters: { screen: { empty: ['hotGames'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['hotGames'] } } };
