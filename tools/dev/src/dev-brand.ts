import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleFile } from '@livery/brand/compose/bundle-file';
import { renderBrandImages } from '@livery/brand/compose/images';
import { resolveWebFonts } from '@livery/brand/compose/fonts';
import { renderIndexHtml } from '@livery/brand/page/index-html';
import { createRuntime } from '@livery/brand/page/create-runtime';
import { revealScript } from '@livery/brand/page/progressive-reveal';
import { getColors, fontFaceCss, createTokensCss } from '@livery/brand/page/tokens-css';
import { readBrand } from '@livery/brand/read/read-brand';

export interface DevBrand {
  /** HTML page of the brand, with the app's sources as its entry. */
  readonly page: string;
  /** Logo, hero, icons and fonts, by URL path. */
  readonly files: ReadonlyMap<string, BundleFile>;
}

const initialNamespaces = ['shell', 'games'];

/** URLs of the translation files in the repository, by language. */
const textAddresses = async (locales: string, languages: readonly string[]): Promise<Record<string, string>> => {
  const availableLanguages = await readdir(locales);
  return Object.fromEntries(
    [...new Set([...languages, 'EN'])]
      .filter((language) => availableLanguages.includes(language))
      .map((language) => [language, `/@texts/${language}/{namespace}.json`]),
  );
};

const readTranslations = async (locales: string, language: string, namespace: string): Promise<unknown> =>
  JSON.parse(
    await readFile(join(locales, language, `${namespace}.json`), 'utf8').catch(() =>
      readFile(join(locales, 'EN', `${namespace}.json`), 'utf8'),
    ),
  );

/** Reads a brand file and renders its page. Called on every load, so that a change of the file shows at once. */
export const renderDevBrand = async (brandFile: string, locales: string, imageCache: string): Promise<DevBrand> => {
  const brand = await readBrand(brandFile);
  const { merchant } = brand;
  const themeColor = getColors(merchant)['surface-page'];
  const images = await renderBrandImages(brand, imageCache, themeColor);
  const fonts = resolveWebFonts(merchant);
  const texts = await textAddresses(locales, merchant.languages);
  const runtime = createRuntime(merchant, { build: 'dev', texts, logo: images.logo, hero: images.hero });
  const first = await Promise.all(
    initialNamespaces.map(
      async (name) => [name, await readTranslations(locales, runtime.defaultLanguage, name)] as const,
    ),
  );
  const page = renderIndexHtml({
    runtime,
    shell: '',
    texts: Object.fromEntries(first),
    themeColor,
    firstStyles:
      fontFaceCss(merchant, (name) => `/assets/${fonts.get(name)?.name ?? name}`) + createTokensCss(merchant),
    styles: '',
    inlineHeadScripts: [],
    revealScript: revealScript({ second: [], third: [] }),
    entry: { src: '/src/main.tsx' },
    preloads: [],
    icons: {
      svg: `/${images.markPath}`,
      touch: `/assets/${images.icons.touch.name}`,
    },
  });
  const fontFiles = [...fonts.values()].map(({ name, source }): BundleFile => ({ path: `assets/${name}`, source }));
  return { page, files: new Map([...images.files, ...fontFiles].map((file) => [`/${file.path}`, file])) };
};
