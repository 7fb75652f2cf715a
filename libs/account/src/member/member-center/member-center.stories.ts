import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { accountFeatures } from '../../features.ts';

export default {
  parameters: { screen: { features: accountFeatures, path: paths.memberCenter } },
} satisfies ScreenStories;

export const Guest: ScreenStory = {};
export const Member: ScreenStory = { parameters: { screen: { visitor: 'member' } } };
