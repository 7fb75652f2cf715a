import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { lobby } from './lobby.feature.ts';

export default { parameters: { screen: { features: [lobby] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['gameList'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['gameList'] } } };
export const Slots: ScreenStory = { parameters: { screen: { path: paths.slots } } };
