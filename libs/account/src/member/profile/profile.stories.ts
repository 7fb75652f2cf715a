import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { profile } from './profile.feature.ts';

export default { parameters: { screen: { features: [profile] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['memberProfile'] } } };
