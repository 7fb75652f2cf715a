import type { BrandRuntime } from '@livery/merchant/runtime';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { brotli } from '../compile/compress.ts';
import { contentSecurityPolicy, inPagePolicy, policyText } from '../page/content-security-policy.ts';
import { earlyScript } from '../page/early-script.ts';
import { indexHtml } from '../page/index-html.ts';
import { runtimeOf } from '../page/runtime-of.ts';
import { firstStageOf, stageScript } from '../page/stage-script.ts';
import { colorsOf, facesCss, facesMark, tokensCss } from '../page/tokens-css.ts';
import { webManifest } from '../page/web-manifest.ts';
import type { Brand } from '../read/read-brand.ts';
import { type BundleFile, ownFile } from './bundle-file.ts';
import type { Composer } from './composer.ts';
import type { FirstLoad } from './first-load.ts';
import { hostedFonts } from './fonts.ts';
import { layOver } from './lay-over.ts';
import { pickTexts } from './pick-texts.ts';
import { type BundleHeaders, bundleHeaders, headersFile } from './headers.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import type { Reach } from './reach.ts';
import { serviceWorker } from './service-worker.ts';

/** All files of a brand's bundle, and what a server sends with them. Pure but for the pictures' cache: the same brand and compile give the same bytes. */
export async function bundleFiles(
  composer: Composer,
  brand: Brand,
  build: string,
): Promise<{ files: BundleFile[]; headers: BundleHeaders }> {
  const { merchant } = brand;
  const colors = colorsOf(merchant);
  const reach = composer.reach(merchant);
  const pictures = await picturesOf(brand, composer.pictures, colors['surface-page']);
  const runtime = runtimeOf(merchant, {
    build,
    texts: addressed(reach.texts),
    logo: pictures.logo,
    hero: pictures.hero,
  });
  const common = await composer.first(reach, runtime.defaultLanguage);
  const first = { ...common, texts: layOver(common.texts, merchant.texts?.[runtime.defaultLanguage]) };
  const fonts = hostedFonts(merchant);
  const shared = [
    ...reach.files.flatMap(composer.shared),
    ...[...fonts.values()].map(({ name, source }): BundleFile => ({ path: `assets/${name}`, source })),
    ...pictures.files,
  ];
  const faces = facesCss(merchant, (name) => `/assets/${fonts.get(name)?.name ?? name}`);
  const { page, policy } = drawPage({ composer, merchant, runtime, reach, first, pictures, faces });
  const headers = bundleHeaders(policy);
  const files = [
    ...shared,
    ...withTwin('index.html', page),
    ownFile(
      'sw.js',
      serviceWorker({
        files: precached(reach, pictures, build),
        worker: composer.compiled.worker,
        icon: `/assets/${pictures.icons.any[0]?.file.name ?? pictures.icons.touch.name}`,
      }),
    ),
    ownFile(
      'manifest.webmanifest',
      webManifest(runtime, colors, manifestIcons(pictures), { startupImages: startupImages(pictures), faces }),
    ),
    ownFile('_headers', headersFile(headers)),
  ];
  return { files, headers };
}

interface Parts {
  readonly composer: Composer;
  readonly merchant: Merchant;
  readonly runtime: BrandRuntime;
  readonly reach: Reach;
  readonly first: FirstLoad;
  readonly pictures: Pictures;
  readonly faces: string;
}

/** Said before any style sheet: the layers rank in the order in which they are first named, whatever chunk comes first. */
const layerOrder = '@layer reset,tokens,base,parts,components,screens;';

/** What the scripts of the head may set before the first picture; nothing in the shell's own HTML bears it. */
const shellStates = '<html data-shell="hidden">';

function drawPage({ composer, merchant, runtime, reach, first, pictures, faces }: Parts) {
  const { compiled, prerender } = composer;
  const early = earlyScript({
    urls: prerender.earlyRequests?.(runtime) ?? [],
    headers: { Merchant: runtime.code, Language: runtime.defaultLanguage },
    gateway: runtime.gateway,
  });
  const headScripts = prerender.headScripts?.(runtime, facesMark(faces)) ?? [];
  const stages = stageScript({ second: prerender.shellScripts?.(runtime) ?? [], third: [early] });
  const shell = prerender.renderShell(runtime, first.texts);
  const language = runtime.languages.find(({ code }) => code === runtime.defaultLanguage)?.bcp47 ?? 'en';
  const base = layerOrder + tokensCss(merchant);
  const styles = base + first.css + composer.critical(first.frameCss, shell, language);
  // What is said here is said again with the rest, so that the order of rules is one; to brotli it is next to nothing.
  const opening = shellStates + firstStageOf(shell);
  const firstStyles =
    base + composer.critical(first.css, opening, language) + composer.critical(first.frameCss, opening, language);
  const policy = contentSecurityPolicy(merchant, {
    scripts: [...headScripts, stages],
    styles: [firstStyles, styles, ...(faces ? [faces] : [])],
  });
  const script = (file: string) => ({ src: `/${file}`, integrity: compiled.files[file]?.integrity ?? '' });
  const [entry = compiled.entry, ...preloads] = reach.firstScripts;
  const page = indexHtml({
    runtime,
    firstStyles,
    styles,
    headScripts,
    stageScript: stages,
    shell,
    texts: prerender.firstTexts ? pickTexts(first.texts, prerender.firstTexts) : first.texts,
    themeColor: colorsOf(merchant)['surface-page'],
    entry: script(entry),
    preloads: preloads.map(script),
    inlinedStyles: reach.firstStyles.map((file) => `/${file}`),
    policy: policyText(inPagePolicy(policy)),
    icons: {
      svg: `/${pictures.markPath}`,
      touch: `/assets/${pictures.icons.touch.name}`,
    },
  });
  return { page, policy };
}

/** One address a language: its files differ in the namespace alone. */
function addressed(texts: Reach['texts']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, files]) =>
      Object.entries(files)
        .slice(0, 1)
        .map(([namespace, file]) => [language, `/${file.replace(`-${namespace}-`, '-{namespace}-')}`]),
    ),
  );
}

/** The twin is made while the shared files are linked. */
function withTwin(path: string, text: string): BundleFile[] {
  const bytes = Buffer.from(text);
  return [
    { path, bytes },
    { path: `${path}.br`, bytes: brotli(bytes, 9) },
  ];
}

/** What the app opens with when there is no network. */
function precached(reach: Reach, { logo, markPath }: Pictures, build: string) {
  const hashed = [
    ...[...reach.firstScripts, ...reach.frameScripts].map((file) => `/${file}`),
    logo.src,
    `/${markPath}`,
  ];
  return [{ url: '/index.html', revision: build }, ...hashed.map((url) => ({ url, revision: null }))];
}

function startupImages({ icons }: Pictures) {
  return icons.splash.map(({ file, media }) => ({ href: `/assets/${file.name}`, media }));
}

function manifestIcons({ icons }: Pictures) {
  const icon = ({ file, size }: Pictures['icons']['maskable'], purpose: 'any' | 'maskable') => ({
    src: `/assets/${file.name}`,
    size,
    purpose,
  });
  return [...icons.any.map((each) => icon(each, 'any')), icon(icons.maskable, 'maskable')];
}
