import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { social } from './social.feature.ts';

export default { parameters: { screen: { features: [social] } } } satisfies ScreenStories;

export const Waiting: ScreenStory = {};
