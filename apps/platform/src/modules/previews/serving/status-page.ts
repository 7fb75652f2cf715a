import { createHash } from 'node:crypto';
import type { UnavailableReason } from '@livery/contract/operators/preview-messages';
import type { FastifyReply } from 'fastify';
import { html, rawHtml } from '../../../core/text/html.ts';
import { type StatusLanguage, statusTexts } from './status-page.texts.ts';

const style =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center}' +
  'h1{font-size:22px;line-height:1.3;margin:0 0 8px}p{margin:0;max-width:40ch}';

/**
 * Returns the first language in an `Accept-Language` header for which the page has texts. Returns English if there is
 * none.
 */
export const chooseStatusLanguage = (header: string | undefined): StatusLanguage => {
  const wanted = (header ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.find((code): code is StatusLanguage => code in statusTexts) ?? 'en';
};

const statusByReason: Readonly<Record<UnavailableReason, number>> = { ended: 410, problems: 409, failed: 503 };

export interface StatusPage {
  readonly reason: UnavailableReason;
  readonly language: StatusLanguage;
  readonly consoleOrigin: string;
  /**
   * HTML of the script element of the bridge, which is the gateway's script in each page of a preview. The bridge
   * reports to the editor that the page shows an error. It reloads the page after a change of the draft.
   */
  readonly bridgeTag: string;
}

/** Sends the page that a preview shows if it cannot show the app. */
export const sendStatusPage = (
  reply: FastifyReply,
  { reason, language, consoleOrigin, bridgeTag }: StatusPage,
): FastifyReply => {
  const { title, body } = statusTexts[language][reason];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${consoleOrigin}`,
  ];
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        ${rawHtml(bridgeTag)}
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        ${rawHtml(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${body}</p>
        </main>
      </body>
    </html>`;
  return reply
    .status(statusByReason[reason])
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
    .send(String(page));
};
