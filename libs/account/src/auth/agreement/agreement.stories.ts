import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { agreement } from './agreement.feature.ts';

export default { parameters: { screen: { features: [agreement] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
