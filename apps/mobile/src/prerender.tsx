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

/** Texts that the first content is written with, by namespace and then group or key; what stands around it brings the rest. */
export const inlineTranslations: Readonly<Record<string, readonly string[]>> = {
  games: ['category', 'badge'],
  shell: ['action.retry', 'header.skip'],
};

/** Scripts that stand in the page itself, each allowed by its hash: before anything is painted, and once the menu stands. */
export const inlineHeadScripts = (brand: BrandRuntime, fontsMarker: string): string[] => [
  prePaintScript(brand, fontsMarker),
];
export const inlineShellScripts = (brand: BrandRuntime): string[] => [earlyInteractionScript(brand)];

/**
 * The home as a guest sees it before the app is there: the same header, bars
 * and geometry as the app draws, so that nothing moves when it takes over.
 * `texts` are those of the brand's default language, by namespace.
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
              <div className={styles.root} data-bar="true">
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
  // In every link a mark of the router's for its server; paths that are closed by an element of their own; pictures asked
  // for ahead of the shell that names them, as React does: the parser had its rest at that request, and nothing to show yet.
  return markup
    .replaceAll(' data-discover="true"', '')
    .replaceAll('></path>', '/>')
    .replaceAll(/<link rel="preload"[^>]*>/g, '');
};
