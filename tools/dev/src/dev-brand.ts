import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { composeAlternate } from '@livery/composer/compose/alternate-mode';
import type { BundleFile } from '@livery/composer/compose/bundle-file';
import { renderBrandImages } from '@livery/composer/compose/images';
import { resolveWebFonts } from '@livery/composer/compose/fonts';
import { createLegalFiles } from '@livery/composer/compose/legal-files';
import { composeOwnFonts } from '@livery/composer/compose/own-fonts';
import { renderIndexHtml } from '@livery/composer/page/index-html';
import { createRuntime } from '@livery/composer/page/create-runtime';
import { revealScript } from '@livery/composer/page/progressive-reveal';
import { fontFaceCss } from '@livery/composer/page/font-face-css';
import { getColors, createTokensCss } from '@livery/composer/page/tokens-css';
import { createSourceReader } from '@livery/composer/product-facts';
import { readBrand } from '@livery/composer/read/read-brand';
import type { TranslationHashes } from '@livery/merchant/runtime';

export interface DevBrand {
  /** HTML page of the brand. It loads the app from its source files. */
  readonly page: string;
  /** Images and fonts of the brand. The map key is the path of the URL. */
  readonly files: ReadonlyMap<string, BundleFile>;
}

const initialNamespaces = ['shell', 'games'];

/** Takes the place of the content hash in the URLs of translation files. The development server reads the source files. */
export const devTextHash = 'dev';

/**
 * Returns the hashes of the translation files, by language code. The result contains English, and each of the given
 * `languages` that has translations.
 */
const listTextHashes = async (locales: string, languages: readonly string[]): Promise<TranslationHashes> => {
  const availableLanguages = await readdir(locales);
  return Object.fromEntries(
    [...new Set([...languages, 'EN'])]
      .filter((language) => availableLanguages.includes(language))
      .map((language) => [language, devTextHash]),
  );
};

const readTranslations = async (locales: string, language: string, namespace: string): Promise<unknown> =>
  JSON.parse(
    await readFile(join(locales, language, `${namespace}.json`), 'utf8').catch(() =>
      readFile(join(locales, 'EN', `${namespace}.json`), 'utf8'),
    ),
  );

/**
 * Reads a brand file and renders its page. The server calls it for every request, so that a change of the file is
 * visible after a reload.
 */
export const renderDevBrand = async (brandFile: string, locales: string, imageCache: string): Promise<DevBrand> => {
  const brand = await readBrand(brandFile);
  const { merchant } = brand;
  const themeColor = getColors(merchant)['surface-page'];
  const images = await renderBrandImages(brand, { folder: imageCache }, themeColor);
  const fonts = resolveWebFonts(merchant);
  const ownFonts = await composeOwnFonts(
    brand,
    { folder: imageCache },
    { readCharacters: createSourceReader(locales) },
  );
  const alternate = await composeAlternate(brand, { folder: imageCache }, { logo: images.logo });
  const texts = await listTextHashes(locales, merchant.languages);
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
      fontFaceCss(merchant, (name) => `/assets/${fonts.get(name)?.name ?? name}`, ownFonts.rules) +
      createTokensCss(merchant),
    styles: '',
    ...(alternate && { alternateSheet: alternate.styleSheet }),
    inlineHeadScripts: alternate ? [alternate.script] : [],
    revealScript: revealScript({ second: [], third: [] }),
    entry: { src: '/src/main.tsx' },
    preloads: [],
    icons: {
      svg: `/${images.markPath}`,
      touch: `/assets/${images.icons.touch.name}`,
    },
  });
  const fontFiles = [...fonts.values()].map(({ name, ...file }): BundleFile => ({ path: `assets/${name}`, ...file }));
  return {
    page,
    files: new Map(
      [
        ...images.files,
        ...fontFiles,
        ...ownFonts.files,
        ...createLegalFiles(merchant),
        ...(alternate?.files ?? []),
      ].map((file) => [`/${file.path}`, file]),
    ),
  };
};
