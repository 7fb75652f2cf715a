import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleFile } from '@livery/brand/compose/bundle-file';
import { picturesOf } from '@livery/brand/compose/pictures';
import { hostedFonts } from '@livery/brand/compose/fonts';
import { indexHtml } from '@livery/brand/page/index-html';
import { runtimeOf } from '@livery/brand/page/runtime-of';
import { stageScript } from '@livery/brand/page/stage-script';
import { colorsOf, facesCss, tokensCss } from '@livery/brand/page/tokens-css';
import { readBrand } from '@livery/brand/read/read-brand';

export interface DevBrand {
  /** The page of the brand, with the app's sources as its entry. */
  readonly page: string;
  /** Logo, hero, icons and faces, by address. */
  readonly files: ReadonlyMap<string, BundleFile>;
}

const opening = ['shell', 'games'];

/** Addresses of the texts as they stand in the repository, by language. */
const textAddresses = async (locales: string, languages: readonly string[]): Promise<Record<string, string>> => {
  const known = await readdir(locales);
  return Object.fromEntries(
    [...new Set([...languages, 'EN'])]
      .filter((language) => known.includes(language))
      .map((language) => [language, `/@texts/${language}/{namespace}.json`]),
  );
};

const textOf = async (locales: string, language: string, namespace: string): Promise<unknown> =>
  JSON.parse(
    await readFile(join(locales, language, `${namespace}.json`), 'utf8').catch(() =>
      readFile(join(locales, 'EN', `${namespace}.json`), 'utf8'),
    ),
  );

/** Reads a brand file and draws its page anew: in development a change of the file shows on the next load. */
export const devBrand = async (brandFile: string, locales: string, pictureCache: string): Promise<DevBrand> => {
  const brand = await readBrand(brandFile);
  const { merchant } = brand;
  const themeColor = colorsOf(merchant)['surface-page'];
  const pictures = await picturesOf(brand, pictureCache, themeColor);
  const fonts = hostedFonts(merchant);
  const texts = await textAddresses(locales, merchant.languages);
  const runtime = runtimeOf(merchant, { build: 'dev', texts, logo: pictures.logo, hero: pictures.hero });
  const first = await Promise.all(
    opening.map(async (name) => [name, await textOf(locales, runtime.defaultLanguage, name)] as const),
  );
  const page = indexHtml({
    runtime,
    shell: '',
    texts: Object.fromEntries(first),
    themeColor,
    firstStyles: facesCss(merchant, (name) => `/assets/${fonts.get(name)?.name ?? name}`) + tokensCss(merchant),
    styles: '',
    headScripts: [],
    stageScript: stageScript({ second: [], third: [] }),
    entry: { src: '/src/main.tsx' },
    preloads: [],
    icons: {
      svg: `/${pictures.markPath}`,
      touch: `/assets/${pictures.icons.touch.name}`,
    },
  });
  const faces = [...fonts.values()].map(({ name, source }): BundleFile => ({ path: `assets/${name}`, source }));
  return { page, files: new Map([...pictures.files, ...faces].map((file) => [`/${file.path}`, file])) };
};
