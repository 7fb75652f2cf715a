import type { BrandRuntime } from '@livery/merchant/runtime';
import { escapeHtml, toScriptJson } from './escape.ts';
import { deferMarkup } from './progressive-reveal.ts';

export interface PageScript {
  readonly src: string;
  /** `sha256-…`; absent in development. */
  readonly integrity?: string;
}

export interface Page {
  readonly runtime: BrandRuntime;
  /** HTML of the app shell, rendered from our own components. */
  readonly shell: string;
  /** Texts of the default language that the first screen needs, by namespace. */
  readonly texts: Readonly<Record<string, unknown>>;
  readonly themeColor: string;
  /** Styles of the first paint. */
  readonly firstStyles: string;
  /** All styles of the shell; they are inserted with its second stage. */
  readonly styles: string;
  /** URLs of the style sheets that `styles` contains, so that the loader of lazy chunks treats them as loaded. */
  readonly inlinedStyles?: readonly string[];
  /** Scripts that must run before the first paint: as few as possible. */
  readonly inlineHeadScripts: readonly string[];
  /** Script that inserts the deferred stages of the page (see `revealScript`). */
  readonly revealScript: string;
  readonly entry: PageScript;
  /** Imports of the entry, so that the browser requests all of them at once. */
  readonly preloads: readonly PageScript[];
  /** Text of the policy in the page itself. */
  readonly policy?: string;
  readonly icons: { readonly svg: string; readonly touch: string };
}

/** Renders the page of a brand. It is visible before the browser requests any script. Pure. */
export function renderIndexHtml(page: Page): string {
  const { runtime, firstStyles, styles, inlineHeadScripts, shell, themeColor, icons } = page;
  const language = runtime.languages.find(({ code }) => code === runtime.defaultLanguage);
  return [
    `<!doctype html><html lang="${language?.bcp47 ?? 'en'}" dir="${language?.dir ?? 'ltr'}" ` +
      `data-mode="${runtime.mode}"><head><meta charset="utf-8">`,
    page.policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(page.policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(runtime.name)}</title><meta name="theme-color" content="${themeColor}">`,
    `<style>${firstStyles}</style>`,
    ...inlineHeadScripts.map(toInlineScript),
    `<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" type="image/svg+xml" href="${icons.svg}"><link ` +
      `rel="apple-touch-icon" href="${icons.touch}">`,
    '</head><body>',
    `<div id="root">${shell}</div>`,
    deferMarkup(
      2,
      [
        styles && `<style>${styles}</style>`,
        ...(page.inlinedStyles ?? []).map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
      ].join(''),
    ),
    `<script type="application/json" id="brand">${toScriptJson(runtime)}</script>`,
    `<script type="application/json" id="texts">${toScriptJson(page.texts)}</script>`,
    deferMarkup(3, renderAppScripts(page)),
    toInlineScript(page.revealScript),
    '</body></html>\n',
  ].join('');
}

function renderAppScripts({ preloads, entry }: Page): string {
  return [
    ...preloads.map(
      (script) => `<link rel="modulepreload" href="${script.src}"${crossOriginAttributes(script)} fetchpriority="low">`,
    ),
    `<script type="module" src="${entry.src}"${crossOriginAttributes(entry)} fetchpriority="low"></script>`,
  ].join('');
}

function toInlineScript(text: string): string {
  return `<script>${text}</script>`;
}

function crossOriginAttributes({ integrity }: PageScript): string {
  return integrity === undefined ? '' : ` integrity="${integrity}" crossorigin`;
}
