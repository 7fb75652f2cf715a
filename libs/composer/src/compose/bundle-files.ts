import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { brotli } from '../compiled/compress.ts';
import {
  createContentSecurityPolicy,
  createWorkerPolicy,
  toMetaPolicy,
  formatPolicy,
} from '../page/content-security-policy.ts';
import { prefetchScript } from '../page/prefetch-script.ts';
import { createDescription, renderHeadMeta } from '../page/head-meta.ts';
import { renderIndexHtml } from '../page/index-html.ts';
import { createRuntime } from '../page/create-runtime.ts';
import { getFirstStage, revealScript } from '../page/progressive-reveal.ts';
import { fontFaceCss, fontFaceMarker } from '../page/font-face-css.ts';
import { getColors, createTokensCss } from '../page/tokens-css.ts';
import type { Brand } from '../read/read-brand.ts';
import { type ComposedAlternate, composeAlternate } from './alternate-mode.ts';
import { type BundleFile, brandFile } from './bundle-file.ts';
import type { ComposeContext } from './compose-context.ts';
import type { CriticalAssets } from './critical-assets.ts';
import { resolveWebFonts } from './fonts.ts';
import { composeOwnFonts } from './own-fonts.ts';
import { mergeTextOverrides } from './merge-overrides.ts';
import { pickTranslations } from './pick-translations.ts';
import { type BundleHeaders, createBundleHeaders, formatHeadersFile } from './headers.ts';
import { type BrandImages, renderBrandImages } from './images.ts';
import { formatNginxRules } from './nginx-rules.ts';
import type { ImageCache } from '../image-cache.ts';
import { type ComposedSeasons, composeSeasons } from './compose-seasons.ts';
import type { ReachableChunks } from './reachable-chunks.ts';
import { createServiceWorker } from './service-worker.ts';
import { createLegalFiles } from './legal-files.ts';
import { createSiteFiles } from './site-files.ts';
import { createWebManifests, readText } from './web-manifests.ts';

export interface BundleOptions {
  readonly build: string;
  /**
   * Called for each image that is not rendered yet, instead of rendering the image. If this function is absent, all
   * images are rendered.
   */
  readonly deferImage?: ImageCache['defer'];
}

/**
 * Creates all files and response headers of a brand's bundle. The same brand and compiled app always give the same
 * bytes.
 */
export async function createBundleFiles(
  context: ComposeContext,
  brand: Brand,
  { build, deferImage }: BundleOptions,
): Promise<{ files: BundleFile[]; headers: BundleHeaders }> {
  const { merchant } = brand;
  const colors = getColors(merchant);
  const reachableChunks = context.reachableChunks(merchant);
  const cache = { folder: context.imageCache, defer: deferImage };
  const images = await renderBrandImages(brand, cache, colors['surface-page']);
  const runtime = createRuntime(merchant, {
    build,
    texts: toHashes(reachableChunks.texts),
    logo: images.logo,
    hero: images.hero,
  });
  const common = await context.loadCriticalAssets(reachableChunks, runtime.defaultLanguage);
  const criticalAssets = {
    ...common,
    texts: mergeTextOverrides(common.texts, merchant.texts?.[runtime.defaultLanguage]),
  };
  const fonts = resolveWebFonts(merchant);
  const ownFonts = await composeOwnFonts(brand, cache, context.facts);
  const seasons = await composeSeasons(brand, cache);
  const alternate = await composeAlternate(brand, cache, { logo: images.logo, seasons });
  const paths = new Set(images.files.map(({ path }) => path));
  // Two seasonal layers (design changes for certain days), or the light and the dark mode, can use the same image file.
  // Each file is added to the bundle only once.
  const otherFiles = [...seasons.files, ...(alternate?.files ?? [])];
  const shared = [
    ...reachableChunks.files.flatMap(context.shared),
    ...[...fonts.values()].map(({ name, ...file }): BundleFile => ({ path: `assets/${name}`, ...file })),
    ...ownFonts.files,
    ...images.files,
    ...[...new Map(otherFiles.map((file) => [file.path, file])).values()].filter(({ path }) => !paths.has(path)),
  ];
  const fontFaces = fontFaceCss(merchant, (name) => `/assets/${fonts.get(name)?.name ?? name}`, ownFonts.rules);
  const description = createDescription(
    merchant,
    runtime.defaultLanguage,
    readText(criticalAssets.texts.shell, 'brand.tagline'),
  );
  const { page, policy } = renderPage({
    description,
    context,
    merchant,
    runtime,
    reachableChunks,
    criticalAssets,
    images,
    fontFaces,
    seasons,
    alternate,
  });
  const headers = createBundleHeaders({ page: policy, worker: createWorkerPolicy(merchant) }, merchant.site.indexed);
  const files = [
    ...shared,
    ...withCompressedCopy('index.html', page),
    brandFile(
      'sw.js',
      createServiceWorker({
        files: precached(reachableChunks, images, { build, alternateFiles: alternate?.files ?? [] }),
        worker: context.compiled.worker,
        icon: `/assets/${images.icons.any[0]?.file.name ?? images.icons.touch.name}`,
      }),
    ),
    ...(await createWebManifests({ context, merchant, runtime, reachableChunks, images, fontFaces })),
    brandFile('_headers', formatHeadersFile(headers)),
    brandFile('_nginx.conf', formatNginxRules(headers)),
    ...createSiteFiles(merchant, context.facts),
    ...createLegalFiles(merchant),
  ];
  return { files, headers };
}

interface Parts {
  readonly context: ComposeContext;
  readonly merchant: Merchant;
  readonly runtime: BrandRuntime;
  readonly reachableChunks: ReachableChunks;
  readonly criticalAssets: CriticalAssets;
  readonly images: BrandImages;
  readonly fontFaces: string;
  readonly seasons: ComposedSeasons;
  readonly alternate: ComposedAlternate | undefined;
  readonly description: string;
}

/**
 * Defines the order of the CSS layers. This rule comes before all other CSS, because browsers order layers by the
 * first occurrence of their names.
 */
const layerOrder = '@layer reset,tokens,base,atoms,components,screens;';

/**
 * Tag with the attribute `data-shell`, for the selection of the CSS of the first paint. A script can set this attribute
 * on the page before the first paint. The styles for the attribute must therefore be selected too, although the
 * prerendered HTML does not contain it.
 */
const shellStates = '<html data-shell="hidden">';

function renderPage({
  context,
  merchant,
  runtime,
  reachableChunks,
  criticalAssets,
  images,
  fontFaces,
  seasons,
  alternate,
  description,
}: Parts) {
  const { compiled, prerender } = context;
  const prefetch = prefetchScript({
    urls: prerender.prefetchRequests?.(runtime) ?? [],
    headers: { Merchant: runtime.code, Language: runtime.defaultLanguage },
    gateway: runtime.gateway,
  });
  const inlineHeadScripts = [
    ...(seasons.colorScript === undefined ? [] : [seasons.colorScript]),
    ...(alternate === undefined ? [] : [alternate.script]),
    ...(prerender.inlineHeadScripts?.(runtime, fontFaceMarker(fontFaces)) ?? []),
  ];
  const appScripts = seasons.imageScript === undefined ? [] : [seasons.imageScript];
  const reveal = revealScript({ second: prerender.inlineShellScripts?.(runtime) ?? [], third: [prefetch] });
  const shell = prerender.renderShell(runtime, criticalAssets.texts);
  const language = runtime.languages.find(({ code }) => code === runtime.defaultLanguage)?.bcp47 ?? 'en';
  const base = layerOrder + createTokensCss(merchant) + seasons.css;
  const styles = base + criticalAssets.css + context.critical(criticalAssets.frameCss, shell, language);
  // The first paint needs only the styles of the first part of the page, so these styles are in the head. `styles`
  // contains them again, because the order of the rules must be correct. After compression, the repetition adds almost
  // no bytes.
  const initialMarkup = shellStates + getFirstStage(shell);
  const firstStyles =
    base +
    context.critical(criticalAssets.css, initialMarkup, language) +
    context.critical(criticalAssets.frameCss, initialMarkup, language);
  const policy = createContentSecurityPolicy(merchant, {
    scripts: [...inlineHeadScripts, ...appScripts, reveal],
    styles: [firstStyles, styles, ...(fontFaces ? [fontFaces] : [])],
  });
  const script = (file: string) => ({ src: `/${file}`, integrity: compiled.files[file]?.integrity ?? '' });
  const [entry = compiled.entry, ...preloads] = reachableChunks.firstScripts;
  const page = renderIndexHtml({
    runtime,
    firstStyles,
    styles,
    inlineHeadScripts,
    ...(alternate && { alternateSheet: alternate.styleSheet }),
    revealScript: reveal,
    appScripts,
    shell,
    texts: prerender.inlineTranslations
      ? pickTranslations(criticalAssets.texts, prerender.inlineTranslations)
      : criticalAssets.texts,
    themeColor: getColors(merchant)['surface-page'],
    headMeta: renderHeadMeta({ merchant, description, ...(images.share !== undefined && { share: images.share }) }),
    entry: script(entry),
    preloads: preloads.map(script),
    inlinedStyles: reachableChunks.firstStyles.map((file) => `/${file}`),
    policy: formatPolicy(toMetaPolicy(policy)),
    icons: {
      svg: `/${images.markPath}`,
      touch: `/assets/${images.icons.touch.name}`,
    },
  });
  return { page, policy };
}

/**
 * Returns the hash in the names of the translation files, for each language. The names of all files of one language
 * contain the same hash.
 */
function toHashes(texts: ReachableChunks['texts']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, files]) =>
      Object.values(files)
        .slice(0, 1)
        .map((file) => [language, file.slice(file.lastIndexOf('-') + 1, -'.json'.length)]),
    ),
  );
}

/**
 * Creates a file and its compressed copy. The copy is a promise, so that the compression runs in parallel with other
 * work.
 */
function withCompressedCopy(path: string, text: string): BundleFile[] {
  const bytes = Buffer.from(text);
  return [
    { path, bytes },
    { path: `${path}.br`, bytes: brotli(bytes, 9) },
  ];
}

/** Lists the files that the service worker caches, so that the app can start without a network. */
function precached(
  reachableChunks: ReachableChunks,
  { logo, markPath }: BrandImages,
  { build, alternateFiles }: { readonly build: string; readonly alternateFiles: readonly BundleFile[] },
) {
  const hashed = [
    ...[...reachableChunks.firstScripts, ...reachableChunks.frameScripts].map((file) => `/${file}`),
    logo.src,
    `/${markPath}`,
    ...alternateFiles.map(({ path }) => `/${path}`),
  ];
  return [{ url: '/index.html', revision: build }, ...hashed.map((url) => ({ url, revision: null }))];
}
