import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { initialPassword } from './initial-password.feature.ts';

export default { parameters: { screen: { features: [initialPassword] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
