import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { login } from './login.feature.ts';

export default { parameters: { screen: { features: [login] } } } satisfies ScreenStories;

/**
 * Story of the login page in which the request for a passkey login fails. If it succeeded, the story would wait for a
 * passkey dialog of the browser.
 */
export const Loaded: ScreenStory = { parameters: { screen: { failed: ['passkeyLoginOptions'] } } };
