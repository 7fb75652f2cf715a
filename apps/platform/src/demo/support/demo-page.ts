import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { html } from '../../core/text/html.ts';
import type { DevPage } from '../dev-page.ts';
import { translate } from '../../core/text/gateway-texts.ts';

const style = `
  body {
    margin: 0;
    min-height: 100vh;
    display: grid;
    place-items: center;
    padding: 24px;
    box-sizing: border-box;
    font: 16px/1.55 system-ui, sans-serif;
    color-scheme: light dark;
  }
  main { max-width: 26rem; text-align: center }
  h1 { font-size: 1.4rem; line-height: 1.3 }
`;

/** Kinds of external links that a demonstration replaces with links to a page of the gateway. */
const demoLinkTargets = ['facebook', 'telegram', 'android', 'ios'] as const;
type DemoLinkTarget = (typeof demoLinkTargets)[number];
export const isDemoLinkTarget = (place: string): place is DemoLinkTarget =>
  demoLinkTargets.some((target) => target === place);

/**
 * Creates the page that opens instead of an external site, such as a messenger channel or an app store. The page states
 * that this is a demonstration.
 */
export const createDemoPage = (merchant: Merchant, target: DemoLinkTarget, language: LanguageCode): DevPage => {
  const { bcp47, dir }: { bcp47: string; dir?: string } = languageTable[language];
  return {
    title: merchant.name,
    language: bcp47,
    ...(dir && { dir }),
    style,
    main: html`
      <h1>${translate(`demo.link.${target}`, language, { brand: merchant.name }, { brand: merchant })}</h1>
      <p>${translate('demo.notice', language, {}, { brand: merchant })}</p>
    `,
  };
};
