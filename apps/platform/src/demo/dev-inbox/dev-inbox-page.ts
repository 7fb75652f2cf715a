import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Html, html } from '../../core/text/html.ts';
import type { DevPage } from '../dev-page.ts';
import type { DevInboxMessage } from './dev-inbox.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px 16px; max-width: 640px }
  nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-block: 16px }
  nav a { padding-block: 10px }
  nav a[aria-current] { font-weight: 600; text-decoration: none; color: inherit }
  ol { list-style: none; padding: 0 }
  li { padding-block: 16px; border-block-start: 1px solid #8885 }
  header { display: flex; justify-content: space-between; gap: 16px; font-size: 14px; opacity: .8 }
  p { margin: 8px 0 0; overflow-wrap: anywhere }
  p.text { white-space: pre-line }
  h2 { margin: 8px 0 0; font-size: 16px }
`;

const renderMessage = (message: DevInboxMessage): Html => {
  const { channel, recipient, subject, text, link } = message;
  const at = message.at.toISOString();
  return html`
    <li>
      <article>
        <header>
          <bdi>${channel === 'sms' ? 'SMS' : 'E-mail'} to ${recipient}</bdi>
          <time datetime="${at}">${at.slice(11, 19)} UTC</time>
        </header>
        ${subject ? html`<h2 dir="auto">${subject}</h2>` : ''}
        <p class="text" dir="auto">${text}</p>
        ${link ? html`<p><a href="${link}">${link}</a></p>` : ''}
      </article>
    </li>
  `;
};

const renderBrandLink = ({ code }: Merchant, current: Merchant): Html => {
  const currentAttribute = code === current.code && html` aria-current="page"`;
  return html`<a href="?brand=${code}" ${currentAttribute}>${code}</a>`;
};

/**
 * Creates the HTML page with the messages that the gateway would send to members of a brand. Developers read the
 * messages there.
 */
export const createInboxPage = (
  brands: readonly Merchant[],
  current: Merchant,
  messages: readonly DevInboxMessage[],
): DevPage => ({
  title: `Inbox of ${current.code}`,
  language: 'en',
  style,
  reloadSeconds: 4,
  main: html`
    <h1>Inbox</h1>
    <p>
      No messaging service is set, so what members of a brand would get by SMS and e-mail is delivered here and kept for
      a day.
    </p>
    <nav aria-label="Brands">${brands.map((brand) => renderBrandLink(brand, current))}</nav>
    ${
      messages.length > 0
        ? html`<ol>
            ${messages.map(renderMessage)}
          </ol>`
        : html`<p>Nothing has been sent yet.</p>`
    }
  `,
});
