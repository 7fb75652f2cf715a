import { HomePrerender } from '@livery/games/home/home-prerender';
import { BrandContext } from '@livery/kit/brand';
import { DeferredRegion, PrerenderRegion } from '@livery/kit/prerender/prerendered';
import { FlagsContext } from '@livery/kit/flags';
import type { Translations } from '@livery/kit/i18n';
import { paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import i18next, { type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { earlyInteractionScript } from './app-shell/prerender/early-interaction-script.ts';
import { prePaintScript } from './app-shell/prerender/pre-paint-script.ts';
import { routeTable } from './routing/route-table.ts';
import { BottomNav } from './app-shell/bottom-nav.tsx';
import { Header } from './app-shell/header.tsx';
import { RouterLink } from './app-shell/router-link.tsx';
import styles from './app-shell/shell.module.css';

export { homePrefetchRequests as prefetchRequests } from '@livery/games/home/prefetch';

/**
 * Translated texts that the HTML contains, by translation namespace. The values are translation keys or groups of keys.
 * All other texts load later.
 */
export const inlineTranslations: Readonly<Record<string, readonly string[]>> = {
  games: ['category', 'badge'],
  shell: ['action.retry', 'header.skip'],
};

/**
 * Inline scripts in the page's head, which run before the first paint. The content security policy allows each inline
 * script by its hash.
 */
export const inlineHeadScripts = (brand: BrandRuntime, fontsMarker: string): string[] => [
  prePaintScript(brand, fontsMarker),
];
export const inlineShellScripts = (brand: BrandRuntime): string[] => [earlyInteractionScript(brand)];

/**
 * Renders the home page for a guest, as HTML that is visible before the app has loaded. All sizes are the same as in
 * the app, so that nothing moves when the app replaces the HTML. `texts` are the translations of the brand's default
 * language, by namespace.
 */
export const renderShell = (brand: BrandRuntime, texts: Readonly<Record<string, Translations>>): string => {
  const language = brand.languages.find((each) => each.code === brand.defaultLanguage) ?? brand.languages[0]!;
  const instance = i18next.createInstance();
  void instance.init({
    lng: language.bcp47,
    resources: { [language.bcp47]: texts } as Resource,
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  const markup = renderToStaticMarkup(
    <BrandContext value={brand}>
      <FlagsContext value={brand.flags}>
        <I18nextProvider i18n={instance}>
          <StaticRouter location={paths.home}>
            <LinkProvider value={RouterLink}>
              <div className={styles.root} data-bar="true" data-wide="true">
                <PrerenderRegion name="header">
                  <Header routeMatch={routeTable.get(paths.home)} />
                </PrerenderRegion>
                <DeferredRegion stage={2}>
                  <main className={styles.main}>
                    <HomePrerender brand={brand} />
                  </main>
                </DeferredRegion>
                <DeferredRegion stage={3}>
                  <PrerenderRegion name="bottomBar">
                    <BottomNav current={paths.home} />
                  </PrerenderRegion>
                </DeferredRegion>
              </div>
            </LinkProvider>
          </StaticRouter>
        </I18nextProvider>
      </FlagsContext>
    </BrandContext>,
  );
  // Removes markup that the page does not need: the router's `data-discover` attributes, empty values, and the closing
  // tags of paths. Also removes the image preloads that React adds at the start. The browser would process these
  // preloads before it can show anything.
  return markup
    .replaceAll(' data-discover="true"', '')
    .replaceAll(' value=""', '')
    .replaceAll('></path>', '/>')
    .replaceAll(/<link rel="preload"[^>]*>/g, '');
};
