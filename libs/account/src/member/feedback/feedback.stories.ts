import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { feedback } from './feedback.feature.ts';

export default { parameters: { screen: { features: [feedback] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['listFeedback'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['listFeedback'] } } };
