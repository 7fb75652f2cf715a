import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { security } from './security.feature.ts';

export default { parameters: { screen: { features: [security] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['securityConfig'] } } };
export const Questions: ScreenStory = { parameters: { screen: { path: paths.securityQuestions } } };
export const Sessions: ScreenStory = { parameters: { screen: { path: paths.sessions } } };
export const SessionsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.sessions, empty: ['memberSessions'] } },
};
export const SessionsFailed: ScreenStory = {
  parameters: { screen: { path: paths.sessions, failed: ['memberSessions'] } },
};
export const Passkeys: ScreenStory = { parameters: { screen: { path: paths.passkeys } } };
export const PasskeysEmpty: ScreenStory = { parameters: { screen: { path: paths.passkeys, empty: ['listPasskeys'] } } };
export const PasskeysFailed: ScreenStory = {
  parameters: { screen: { path: paths.passkeys, failed: ['listPasskeys'] } },
};
