import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { changePassword } from './change-password.feature.ts';

export default { parameters: { screen: { features: [changePassword] } } } satisfies ScreenStories;

export const Guest: ScreenStory = {};
export const Member: ScreenStory = { parameters: { screen: { visitor: 'member' } } };
