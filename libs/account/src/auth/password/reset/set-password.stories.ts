import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { setPassword } from './set-password.feature.ts';

export default { parameters: { screen: { features: [setPassword] } } } satisfies ScreenStories;

export const SetPassword: ScreenStory = { parameters: { screen: { path: paths.setPassword, query: '?token=story' } } };
export const ResetPassword: ScreenStory = {
  parameters: { screen: { path: paths.resetPassword, query: '?token=story' } },
};
