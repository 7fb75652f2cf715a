import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html, rawHtml } from '../core/text/html.ts';

/** HTML page of the demonstration. It has no scripts. */
export interface DevPage {
  readonly title: string;
  /** Language tag of the texts. */
  readonly language: string;
  readonly dir?: string;
  /** CSS of the page, the only one that its Content Security Policy allows. */
  readonly style: string;
  readonly main: Html;
  /** Seconds after which the browser loads the page again. */
  readonly reloadSeconds?: number;
  /** True for a page with a form. The form can send only to the gateway. */
  readonly hasForm?: true;
}

const getContentSecurityPolicy = ({ style, hasForm }: DevPage): string => {
  const styleHash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
};

const renderDevPage = ({ title, language, dir = 'ltr', style, main, reloadSeconds }: DevPage): Html => {
  // Built apart from the template: the hash in the policy needs exactly the characters of `style`.
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
      </body>
    </html>`;
};

/** Sends a page with its Content Security Policy. */
export const sendDevPage = (reply: FastifyReply, page: DevPage): FastifyReply =>
  reply
    .header('content-security-policy', getContentSecurityPolicy(page))
    .type('text/html; charset=utf-8')
    .send(String(renderDevPage(page)));
