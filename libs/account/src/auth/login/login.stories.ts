import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { login } from './login.feature.ts';

export default { parameters: { screen: { features: [login] } } } satisfies ScreenStories;

/** Without passkeys, because the browser would wait for the user to select one. */
export const Loaded: ScreenStory = { parameters: { screen: { failed: ['passkeyLoginOptions'] } } };
