import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { login } from './login.feature.ts';

export default { parameters: { screen: { features: [login] } } } satisfies ScreenStories;

/** Story without passkeys. With passkeys, the story would wait for a passkey dialog of the browser. */
export const Loaded: ScreenStory = { parameters: { screen: { failed: ['passkeyLoginOptions'] } } };
