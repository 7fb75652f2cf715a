import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { messages } from './messages.feature.ts';

export default { parameters: { screen: { features: [messages] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['messageList'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['messageList'] } } };
export const Message: ScreenStory = {
  parameters: { screen: { path: paths.message, query: '?id=2ab89a45-e3f0-87e8-829e-d67766a51e77' } },
};
