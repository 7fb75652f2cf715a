import { demoText } from '../demo-text.ts';
import type { DemoHelpPage } from './help-pages.data.ts';

/** Sections of the user agreement of the demo brands. The terms are invented. */
export const demoAgreement: readonly DemoHelpPage[] = [
  {
    id: 'who',
    title: demoText('agreement.who.title'),
    content: demoText('agreement.who.content'),
  },
  {
    id: 'account',
    title: demoText('agreement.account.title'),
    content: demoText('agreement.account.content'),
  },
  {
    id: 'money',
    title: demoText('agreement.money.title'),
    content: demoText('agreement.money.content'),
  },
  {
    id: 'fair',
    title: demoText('agreement.fair.title'),
    content: demoText('agreement.fair.content'),
  },
  {
    id: 'words',
    title: demoText('agreement.words.title'),
    content: demoText('agreement.words.content'),
  },
];
