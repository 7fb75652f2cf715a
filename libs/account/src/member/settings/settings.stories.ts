import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { settings } from './settings.feature.ts';

export default { parameters: { screen: { features: [settings] } } } satisfies ScreenStories;

export const Guest: ScreenStory = {};
export const Member: ScreenStory = { parameters: { screen: { visitor: 'member' } } };
