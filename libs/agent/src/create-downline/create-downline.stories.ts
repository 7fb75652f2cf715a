import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { createDownline } from './create-downline.feature.ts';

export default { parameters: { screen: { features: [createDownline] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
