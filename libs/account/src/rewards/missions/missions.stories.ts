import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { missions } from './missions.feature.ts';

export default { parameters: { screen: { features: [missions] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['listMissions'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['listMissions'] } } };
