import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { team } from './team.feature.ts';

export default { parameters: { screen: { features: [team] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['teamMembers'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['teamMembers'] } } };
