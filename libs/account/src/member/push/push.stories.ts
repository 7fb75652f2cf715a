import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { push } from './push.feature.ts';

export default { parameters: { screen: { features: [push] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
