import { jurisdictions } from '@livery/merchant/jurisdiction';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { composeNames, type LocalizedText } from '../localized-text.ts';
import { demoAgreement } from './agreement.data.ts';
import { demoHelp, type DemoHelpPage } from './help-pages.data.ts';
import type { helpPages } from '../../../modules/content/help/help.tables.ts';

type NewHelpPage = typeof helpPages.$inferInsert;

const each = (compose: (word: string) => string, word: LocalizedText) =>
  composeNames([word], { EN: compose, VI: compose, ES: compose, PT: compose, TY: compose, AR: compose, FA: compose });

/** Creates the help pages of a demo brand: the help center, then the clauses of the agreement. */
export const toHelpPageRows = (merchant: Merchant): NewHelpPage[] => {
  const { code, name, jurisdiction, minimumAge = jurisdictions[jurisdiction].minimumAge } = merchant;
  const fill = (html: string): string => html.replaceAll('{name}', name).replaceAll('{age}', String(minimumAge));
  const shelve = (category: NewHelpPage['shelf'], pages: readonly DemoHelpPage[]): NewHelpPage[] =>
    pages.map(({ id, title, content }, position) => ({
      id: `${code}-${category}-${id}`,
      merchant: code,
      shelf: category,
      titles: each(String, title),
      contents: each(fill, content),
      position,
    }));
  return [...shelve('help', demoHelp), ...shelve('agreement', demoAgreement)];
};
