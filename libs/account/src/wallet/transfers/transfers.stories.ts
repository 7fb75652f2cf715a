import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { transferFeatures } from './transfers.features.ts';

export default { parameters: { screen: { features: transferFeatures } } } satisfies ScreenStories;

export const ToUpline: ScreenStory = { parameters: { screen: { path: paths.transferUpline } } };
export const ToMember: ScreenStory = { parameters: { screen: { path: paths.transferMember } } };
export const Failed: ScreenStory = {
  parameters: { screen: { path: paths.transferMember, failed: ['transferOptions'] } },
};
