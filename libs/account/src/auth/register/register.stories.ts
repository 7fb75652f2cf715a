import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { register } from './register.feature.ts';

export default { parameters: { screen: { features: [register] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['registerSettings'] } } };
