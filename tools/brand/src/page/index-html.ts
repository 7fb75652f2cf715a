import type { BrandRuntime } from '@livery/merchant/runtime';
import { html, scriptJson } from './escape.ts';
import { stage } from './stage-script.ts';

export interface PageScript {
  readonly src: string;
  /** `sha256-…`; absent in development. */
  readonly integrity?: string;
}

export interface Page {
  readonly runtime: BrandRuntime;
  /** HTML of the app shell, drawn from our own components. */
  readonly shell: string;
  /** Texts of the default language that the first screen needs, by namespace. */
  readonly texts: Readonly<Record<string, unknown>>;
  readonly themeColor: string;
  /** What the first picture needs. */
  readonly firstStyles: string;
  /** All styles of the shell; they come with its second stage. */
  readonly styles: string;
  /** Addresses of the style sheets that stand in `styles`: named, so that the loader of late chunks takes them for loaded. */
  readonly inlinedStyles?: readonly string[];
  /** What must be known before anything is painted: as little as can be. */
  readonly headScripts: readonly string[];
  /** Brings the stages that wait. */
  readonly stageScript: string;
  readonly entry: PageScript;
  /** What the entry imports, so that the browser asks for all at once. */
  readonly preloads: readonly PageScript[];
  /** Text of the policy that the page carries itself. */
  readonly policy?: string;
  readonly icons: { readonly svg: string; readonly touch: string };
}

/** The page of a brand: drawn before any script is asked for. Pure. */
export function indexHtml(page: Page): string {
  const { runtime, firstStyles, styles, headScripts, shell, themeColor, icons } = page;
  const language = runtime.languages.find(({ code }) => code === runtime.defaultLanguage);
  return [
    `<!doctype html><html lang="${language?.bcp47 ?? 'en'}" dir="${language?.dir ?? 'ltr'}" data-mode="${runtime.mode}"><head><meta charset="utf-8">`,
    page.policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${html(page.policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${html(runtime.name)}</title><meta name="theme-color" content="${themeColor}">`,
    `<style>${firstStyles}</style>`,
    ...headScripts.map(inlineScript),
    `<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" type="image/svg+xml" href="${icons.svg}"><link rel="apple-touch-icon" href="${icons.touch}">`,
    '</head><body>',
    `<div id="root">${shell}</div>`,
    stage(
      2,
      [
        styles && `<style>${styles}</style>`,
        ...(page.inlinedStyles ?? []).map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
      ].join(''),
    ),
    `<script type="application/json" id="brand">${scriptJson(runtime)}</script>`,
    `<script type="application/json" id="texts">${scriptJson(page.texts)}</script>`,
    stage(3, appScripts(page)),
    inlineScript(page.stageScript),
    '</body></html>\n',
  ].join('');
}

function appScripts({ preloads, entry }: Page): string {
  return [
    ...preloads.map(
      (script) => `<link rel="modulepreload" href="${script.src}"${crossOrigin(script)} fetchpriority="low">`,
    ),
    `<script type="module" src="${entry.src}"${crossOrigin(entry)} fetchpriority="low"></script>`,
  ].join('');
}

function inlineScript(text: string): string {
  return `<script>${text}</script>`;
}

function crossOrigin({ integrity }: PageScript): string {
  return integrity === undefined ? '' : ` integrity="${integrity}" crossorigin`;
}
