import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { trial } from './trial.feature.ts';

export default { parameters: { screen: { features: [trial] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
