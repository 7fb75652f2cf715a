import { HomeShell } from '@livery/games/home-shell';
import { BrandContext } from '@livery/kit/brand';
import { DrawnLater, DrawnPart } from '@livery/kit/drawn';
import { FlagsContext } from '@livery/kit/flags';
import type { Texts } from '@livery/kit/i18n';
import { paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import i18next, { type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { firstTapScript } from './drawn-shell/first-tap-script.ts';
import { openingScript } from './drawn-shell/opening-script.ts';
import { places } from './places.ts';
import { BottomNav } from './shell/bottom-nav.tsx';
import { Header } from './shell/header.tsx';
import { RouterLink } from './shell/router-link.tsx';
import styles from './shell/shell.module.css';

export { homeEarlyRequests as earlyRequests } from '@livery/games/early';

/** Texts that the first content is written with, by namespace and then group or key; what stands around it brings the rest. */
export const firstTexts: Readonly<Record<string, readonly string[]>> = {
  games: ['category', 'badge'],
  shell: ['action.retry', 'header.skip'],
};

/** Scripts that stand in the page itself, each allowed by its hash: before anything is painted, and once the menu stands. */
export const headScripts = (brand: BrandRuntime, facesMark: string): string[] => [openingScript(brand, facesMark)];
export const shellScripts = (brand: BrandRuntime): string[] => [firstTapScript(brand)];

/**
 * The home as a guest sees it before the app is there: the same header, bars
 * and geometry as the app draws, so that nothing moves when it takes over.
 * `texts` are those of the brand's default language, by namespace.
 */
export const renderShell = (brand: BrandRuntime, texts: Readonly<Record<string, Texts>>): string => {
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
                <DrawnPart name="header">
                  <Header place={places.get(paths.home)} />
                </DrawnPart>
                <DrawnLater stage={2}>
                  <main className={styles.main}>
                    <HomeShell brand={brand} />
                  </main>
                </DrawnLater>
                <DrawnLater stage={3}>
                  <DrawnPart name="bottomBar">
                    <BottomNav current={paths.home} />
                  </DrawnPart>
                </DrawnLater>
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
