import type { Merchant } from '@livery/merchant/merchant.schema';
import type { DevInboxMessage } from './dev-inbox.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px 16px; max-width: 640px }
  nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-block: 16px }
  nav a { padding-block: 10px } nav a[aria-current] { font-weight: 600; text-decoration: none; color: inherit }
  ol { list-style: none; padding: 0 } li { padding-block: 16px; border-block-start: 1px solid #8885 }
  header { display: flex; justify-content: space-between; gap: 16px; font-size: 14px; opacity: .8 }
  p { margin: 8px 0 0; white-space: pre-line; overflow-wrap: anywhere } h2 { margin: 8px 0 0; font-size: 16px }
`;

const renderItem = ({ channel, recipient, subject, text, link, at }: DevInboxMessage): string => `<li><article>
  <header><bdi>${channel === 'sms' ? 'SMS' : 'E-mail'} to ${escaped(recipient)}</bdi><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)} UTC</time></header>
  ${subject ? `<h2 dir="auto">${escaped(subject)}</h2>` : ''}<p dir="auto">${escaped(text)}</p>${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}
</article></li>`;

/** Renders the page that lists outgoing messages for a developer. It reloads every 4 seconds. */
export const renderInboxPage = (
  brands: readonly Merchant[],
  chosen: Merchant,
  messages: readonly DevInboxMessage[],
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4">
<title>Inbox of ${escaped(chosen.code)}</title><style>${style}</style></head>
<body><main><h1>Inbox</h1>
<p>No messaging service is set, so what members of a brand would get by SMS and e-mail is delivered here and kept for a day.</p>
<nav aria-label="Brands">${brands.map(({ code }) => `<a href="?brand=${code}"${code === chosen.code ? ' aria-current="page"' : ''}>${escaped(code)}</a>`).join('')}</nav>
${messages.length > 0 ? `<ol>${messages.map(renderItem).join('')}</ol>` : '<p>Nothing has been sent yet.</p>'}
</main></body></html>`;
