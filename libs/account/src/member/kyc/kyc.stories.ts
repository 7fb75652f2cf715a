import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { kyc } from './kyc.feature.ts';

export default { parameters: { screen: { features: [kyc] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['identityCheck'] } } };
