import { type DemoText, demoText } from '../demo-text.ts';

export interface DemoHelpPage {
  readonly id: string;
  readonly title: DemoText;
  /**
   * Content of the page as HTML. `{name}` is replaced by the brand's name, and `{age}` is replaced by its minimum age.
   */
  readonly content: DemoText;
}

/**
 * Help pages of every demo brand, in the languages of the brand. The pages must not describe features that do not
 * exist.
 */
export const demoHelp: readonly DemoHelpPage[] = [
  {
    id: 'deposit',
    title: demoText('help.deposit.title'),
    content: demoText('help.deposit.content'),
  },
  {
    id: 'withdraw',
    title: demoText('help.withdraw.title'),
    content: demoText('help.withdraw.content'),
  },
  {
    id: 'password',
    title: demoText('help.password.title'),
    content: demoText('help.password.content'),
  },
  {
    id: 'limits',
    title: demoText('help.limits.title'),
    content: demoText('help.limits.content'),
  },
  {
    id: 'trial',
    title: demoText('help.trial.title'),
    content: demoText('help.trial.content'),
  },
  {
    id: 'app',
    title: demoText('help.app.title'),
    content: demoText('help.app.content'),
  },
];
