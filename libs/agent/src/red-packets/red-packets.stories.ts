import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { redPacketFeatures } from './red-packets.feature.ts';

export default { parameters: { screen: { features: redPacketFeatures } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['redPacketStatus'] } } };
