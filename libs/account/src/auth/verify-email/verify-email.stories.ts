import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { verifyEmail } from './verify-email.feature.ts';

export default { parameters: { screen: { features: [verifyEmail] } } } satisfies ScreenStories;

export const LinkInvalid: ScreenStory = {};
