import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { launch } from './launch.feature.ts';

export default { parameters: { screen: { features: [launch] } } } satisfies ScreenStories;

export const GameUnavailable: ScreenStory = {};
