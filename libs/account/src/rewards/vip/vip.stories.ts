import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { vip } from './vip.feature.ts';

export default { parameters: { screen: { features: [vip] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['memberClubBenefit'] } } };
