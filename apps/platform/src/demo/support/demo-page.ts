import { createHash } from 'node:crypto';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyReply } from 'fastify';
import { type DemoLinkTarget, demoLinkTargets, demoNotice } from './demo-page.texts.ts';
import type { LocalizedText } from './chat-replies.data.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:16px/1.55 system-ui,sans-serif;color-scheme:light dark}main{max-width:26rem;text-align:center}h1{font-size:1.4rem;line-height:1.3}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Page in place of an external target, such as a messenger channel or an app store. It states that this is a
 * demonstration.
 */
export const sendDemoPage = (
  reply: FastifyReply,
  merchant: Merchant,
  target: DemoLinkTarget,
  language: LanguageCode,
): FastifyReply => {
  const { bcp47, dir = 'ltr' }: { bcp47: string; dir?: string } = languageTable[language];
  const localizeHtml = (text: LocalizedText) =>
    escape((text[language as keyof LocalizedText] ?? text.EN).replace('{brand}', merchant.name));
  const page = `<!doctype html><html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(merchant.name)}</title><style>${style}</style></head><body><main><h1>${localizeHtml(demoLinkTargets[target])}</h1><p>${localizeHtml(demoNotice)}</p></main></body></html>`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
};
