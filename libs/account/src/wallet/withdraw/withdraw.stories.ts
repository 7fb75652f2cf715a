import { paths } from '@livery/kit/paths';
import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { withdraw } from './withdraw.feature.ts';

export default { parameters: { screen: { features: [withdraw] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['withdrawOptions'] } } };
export const BankCards: ScreenStory = { parameters: { screen: { path: paths.bankCards } } };
export const BankCardsEmpty: ScreenStory = {
  parameters: { screen: { path: paths.bankCards, empty: ['listBankCards'] } },
};
export const BankCardsFailed: ScreenStory = {
  parameters: { screen: { path: paths.bankCards, failed: ['listBankCards'] } },
};
