import type { BrandRuntime } from '@livery/merchant/runtime';
import { escapeHtml, toScriptJson } from './escape.ts';
import { alternateSheetId } from './mode-script.ts';
import { deferMarkup } from './progressive-reveal.ts';

export interface PageScript {
  readonly src: string;
  /** SHA-256 hash of the file, in the form of the `integrity` attribute. Absent in development. */
  readonly integrity?: string;
}

export interface Page {
  readonly runtime: BrandRuntime;
  /** Prerendered HTML of the home page with its header and navigation bars. */
  readonly shell: string;
  /** Translations that the first screen needs, in the default language. The key is a namespace. */
  readonly texts: Readonly<Record<string, unknown>>;
  readonly themeColor: string;
  /** Elements for search engines and link previews (see `renderHeadMeta`). Absent in development. */
  readonly headMeta?: string;
  /** Styles that the first paint needs. */
  readonly firstStyles: string;
  /**
   * All styles of the prerendered HTML, including `firstStyles`. The page inserts them after the first paint,
   * together with the second part of its HTML.
   */
  readonly styles: string;
  /** URLs of the style sheets whose rules are already in `styles`, so that the app does not load them again. */
  readonly inlinedStyles?: readonly string[];
  /**
   * URL of the style sheet with the colours of the alternate mode (dark for a light brand, light for a dark brand).
   * Absent for a brand with one mode.
   */
  readonly alternateSheet?: string;
  /** Scripts that run before the first paint. Each script delays the paint, so the list should be short. */
  readonly inlineHeadScripts: readonly string[];
  /**
   * Scripts that change the data of the brand before the app reads it. For example, such a script sets the images of
   * a seasonal layer.
   */
  readonly appScripts?: readonly string[];
  /**
   * Script that inserts the second and the third part of the page after the first paint (see `revealScript` in
   * `progressive-reveal.ts`).
   */
  readonly revealScript: string;
  readonly entry: PageScript;
  /** Scripts that the entry imports. The page lists them so that the browser requests all of them at the same time. */
  readonly preloads: readonly PageScript[];
  /**
   * Content-Security-Policy for a meta tag in the page. In development, this policy is absent and the page has no
   * such tag.
   */
  readonly policy?: string;
  readonly icons: { readonly svg: string; readonly touch: string };
}

/** Renders the HTML page of a brand. The browser can paint it before any script is loaded. */
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
    // If the visitor needs the alternate mode (dark or light), a script enables this style sheet before the first
    // paint. `blocking="render"` then delays the paint until the style sheet has loaded.
    page.alternateSheet === undefined
      ? ''
      : `<link rel="stylesheet" id="${alternateSheetId}" href="${page.alternateSheet}" blocking="render" disabled>`,
    ...inlineHeadScripts.map(toInlineScript),
    `<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" type="image/svg+xml" href="${icons.svg}"><link ` +
      `rel="apple-touch-icon" href="${icons.touch}">`,
    page.headMeta ?? '',
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
    ...(page.appScripts ?? []).map(toInlineScript),
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
