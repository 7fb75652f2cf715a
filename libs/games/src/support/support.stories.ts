import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { support } from './support.feature.ts';

export default { parameters: { screen: { features: [support] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['listSupportContacts'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['listSupportContacts'] } } };
export const Chat: ScreenStory = { parameters: { screen: { path: paths.supportChat } } };
