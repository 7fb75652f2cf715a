import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { download } from './download.feature.ts';

export default { parameters: { screen: { features: [download] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
