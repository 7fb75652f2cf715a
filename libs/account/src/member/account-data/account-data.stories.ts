import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { accountData } from './account-data.feature.ts';

export default { parameters: { screen: { features: [accountData] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
