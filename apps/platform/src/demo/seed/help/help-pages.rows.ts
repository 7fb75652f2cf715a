import { jurisdictions } from '@livery/merchant/jurisdiction';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { mapDemoText } from '@livery/demo/demo-text';
import { formatCount } from '@livery/demo/rewards/reward-texts';
import { demoAgreement } from '@livery/demo/content/agreement';
import { demoHelp, type DemoHelpPage } from '@livery/demo/content/help-pages';
import type { helpPages } from '../../../modules/content/index.ts';

type NewHelpPage = typeof helpPages.$inferInsert;

/** Creates the help pages of a demo brand. The pages of the help center come before the pages of the agreement. */
export const toHelpPageRows = (merchant: Merchant): NewHelpPage[] => {
  const { code, name, jurisdiction, minimumAge = jurisdictions[jurisdiction].minimumAge } = merchant;
  const fill = (html: string, language: string): string =>
    html.replaceAll('{name}', name).replaceAll('{age}', formatCount(minimumAge, language));
  const shelve = (category: NewHelpPage['shelf'], pages: readonly DemoHelpPage[]): NewHelpPage[] =>
    pages.map(({ id, title, content }, position) => ({
      id: `${code}-${category}-${id}`,
      merchant: code,
      shelf: category,
      titles: title,
      contents: mapDemoText(content, fill),
      position,
    }));
  return [...shelve('help', demoHelp), ...shelve('agreement', demoAgreement)];
};
