import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html, rawHtml } from '../core/text/html.ts';

/** HTML page that only a demonstration has, such as the development inbox. */
export interface DevPage {
  readonly title: string;
  /** Language of the texts, for the HTML attribute `lang`. */
  readonly language: string;
  readonly dir?: string;
  /** CSS of the page. The Content Security Policy of the page allows no other CSS. */
  readonly style: string;
  readonly main: Html;
  /** JavaScript of the page. The Content Security Policy of the page allows no other script. Absent for most pages. */
  readonly script?: string;
  /** Seconds after which the browser reloads the page. */
  readonly reloadSeconds?: number;
  /**
   * Origins to which the response to a form can redirect the browser. The Content Security Policy lets forms send to
   * the gateway and to these origins only. Absent for a page without a form.
   */
  readonly formTargets?: readonly string[];
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const getContentSecurityPolicy = ({ style, script, formTargets }: DevPage): string => {
  return [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    ...(script ? [`script-src ${hash(script)}`] : []),
    "base-uri 'none'",
    `form-action ${formTargets ? ["'self'", ...formTargets].join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
};

const renderDevPage = ({ title, language, dir = 'ltr', style, script, main, reloadSeconds }: DevPage): Html => {
  // The Content Security Policy contains a hash of `style`, so the element must contain exactly this text.
  const styleElement = rawHtml(`<style>${style}</style>`);
  return html`<!doctype html>
    <html lang="${language}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${reloadSeconds !== undefined && html`<meta http-equiv="refresh" content="${reloadSeconds}" />`}
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>${main}</main>
        ${script !== undefined && rawHtml(`<script>${script}</script>`)}
      </body>
    </html>`;
};

/** Sends a page with its Content Security Policy. */
export const sendDevPage = (reply: FastifyReply, page: DevPage): FastifyReply =>
  reply
    .header('content-security-policy', getContentSecurityPolicy(page))
    .type('text/html; charset=utf-8')
    .send(String(renderDevPage(page)));
