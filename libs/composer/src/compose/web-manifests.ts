import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { createDescription } from '../page/head-meta.ts';
import { getColors } from '../page/tokens-css.ts';
import { createWebManifest, type ManifestDetails } from '../page/web-manifest.ts';
import { type BundleFile, brandFile } from './bundle-file.ts';
import type { ComposeContext } from './compose-context.ts';
import type { BrandImages } from './images.ts';
import { mergeTextOverrides } from './merge-overrides.ts';
import type { ReachableChunks } from './reachable-chunks.ts';
import { hasPage } from './site-files.ts';

interface Parts {
  readonly context: ComposeContext;
  readonly merchant: Merchant;
  readonly runtime: BrandRuntime;
  readonly reachableChunks: ReachableChunks;
  readonly images: BrandImages;
  /** CSS with the `@font-face` rules of the brand. */
  readonly fontFaces: string;
}

/**
 * Creates one web app manifest for each language of a brand. The page links to the manifest of the default language,
 * and the app links to the manifest of the member's language. Only the manifest of the default language contains the
 * startup images and the font CSS. These two fields are not in the standard, and only the app reads them.
 */
export async function createWebManifests(parts: Parts): Promise<BundleFile[]> {
  const { runtime, merchant, images, fontFaces } = parts;
  const create = async (language: LanguageCode, details: Pick<ManifestDetails, 'startupImages' | 'faces'>) =>
    createWebManifest(runtime, language, getColors(merchant), manifestIcons(images), {
      ...(await createDetails(parts, language)),
      ...details,
    });
  return Promise.all(
    merchant.languages.map(async (language) =>
      language === runtime.defaultLanguage
        ? brandFile(
            'manifest.webmanifest',
            await create(language, { startupImages: startupImages(images), faces: fontFaces }),
          )
        : brandFile(`manifests/${language}.webmanifest`, await create(language, {})),
    ),
  );
}

/** Creates the texts and screenshots of the manifest in one language. */
async function createDetails(
  { context, merchant, reachableChunks, images }: Parts,
  language: LanguageCode,
): Promise<Pick<ManifestDetails, 'description' | 'shortcuts' | 'screenshots'>> {
  const common = await context.loadShellTexts(reachableChunks, language);
  const { shell } = mergeTextOverrides(common, merchant.texts?.[language]);
  return {
    description: createDescription(merchant, language, readText(shell, 'brand.tagline')),
    shortcuts: listShortcuts(merchant, context, shell),
    screenshots: images.screenshots.map(({ file, width, height }, index) => ({
      src: `/assets/${file.name}`,
      width,
      height,
      label: merchant.site.screenshots[index]?.label,
    })),
  };
}

/**
 * Pages that the menu of the installed app's icon offers. Each entry has a path, and the key of the page's name in
 * the namespace `shell`.
 */
const shortcutPages = [
  ['/m/activity', 'title.activity'],
  ['/m/lottery', 'title.lottery'],
  ['/m/voucherCenter', 'title.deposit'],
  ['/m/service', 'title.service'],
] as const;

function listShortcuts(merchant: Merchant, { facts }: ComposeContext, texts: unknown) {
  return shortcutPages.flatMap(([url, key]) => {
    const name = readText(texts, key);
    return name !== undefined && hasPage(merchant, facts, url) ? [{ name, url }] : [];
  });
}

/**
 * Returns the text with a certain key, such as `brand.tagline`. `texts` contains the texts of one namespace. Returns
 * undefined if there is no text with this key.
 */
export function readText(texts: unknown, key: string): string | undefined {
  const value = key.split('.').reduce((branch, step) => (branch as Record<string, unknown> | undefined)?.[step], texts);
  return typeof value === 'string' ? value : undefined;
}

function startupImages({ icons }: BrandImages) {
  return icons.splash.map(({ file, media }) => ({ href: `/assets/${file.name}`, media }));
}

function manifestIcons({ icons }: BrandImages) {
  const icon = ({ file, size }: BrandImages['icons']['maskable'], purpose: 'any' | 'maskable') => ({
    src: `/assets/${file.name}`,
    size,
    purpose,
  });
  return [...icons.any.map((each) => icon(each, 'any')), icon(icons.maskable, 'maskable')];
}
