import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { referral } from './referral.feature.ts';

export default { parameters: { screen: { features: [referral] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['referralFriends'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['referralOverview'] } } };
