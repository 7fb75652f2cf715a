import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { forgotPassword } from './forgot-password.feature.ts';

export default { parameters: { screen: { features: [forgotPassword] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
