import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { paymentPassword } from './payment-password.feature.ts';

export default { parameters: { screen: { features: [paymentPassword] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
