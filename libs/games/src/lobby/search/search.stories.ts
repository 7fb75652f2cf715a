import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { search } from './search.feature.ts';

export default { parameters: { screen: { features: [search] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Results: ScreenStory = { parameters: { screen: { query: '?q=star' } } };
