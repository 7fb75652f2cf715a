import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { help } from './help.feature.ts';

export default { parameters: { screen: { features: [help] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['helpCenter'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['helpCenter'] } } };
export const Detail: ScreenStory = { parameters: { screen: { path: paths.helpDetail } } };
