import type { Minor } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { formatMoney } from '../../core/text/format-money.ts';
import { translate } from '../../core/text/gateway-texts.ts';
import { type Html, html } from '../../core/text/html.ts';
import type { DevPage } from '../dev-page.ts';

interface PaymentPageParams {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly channelName: string;
  readonly amount: Minor;
  readonly orderNo: string;
  /** Ticket in the URL of the page, which identifies the order. */
  readonly ticket: string;
  readonly isOpen: boolean;
  /** Path of the app page to which the user returns. */
  readonly back: string;
  /** Origin of the app page. Empty if it is that of this page. */
  readonly backOrigin: string;
}

const style = `
  :root {
    color-scheme: light dark;
    font: 16px/1.5 system-ui, sans-serif;
    --ink: #14202b; --ground: #eef2f5; --card: #fff; --line: #d5dde4; --go: #0b6b4f;
  }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e9eff3; --ground: #10171d; --card: #18222a; --line: #2c3a45; --go: #2fb68a }
  }
  * { box-sizing: border-box }
  body {
    margin: 0;
    min-height: 100dvh;
    display: grid;
    place-items: center;
    padding: 16px;
    background: var(--ground);
    color: var(--ink);
  }
  main {
    width: min(100%, 400px);
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: 16px;
    padding: 24px;
  }
  h1 { margin: 0; font-size: 16px; font-weight: 600 }
  .amount {
    margin: 16px 0;
    font-size: 34px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dl { margin: 0 0 24px; display: grid; gap: 8px }
  dl div { display: flex; justify-content: space-between; gap: 16px }
  dt { opacity: .75 }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere }
  form + form { margin-block-start: 8px }
  button, a.back {
    display: block;
    width: 100%;
    min-height: 48px;
    padding: 12px 16px;
    border-radius: 12px;
    border: 1px solid var(--line);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  button.go { background: var(--go); border-color: transparent; color: #fff }
  @media (prefers-color-scheme: dark) { button.go { color: #05231a } }
  :focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px }
  .note { margin: 16px 0 0; font-size: 13px; opacity: .75 }
`;

/** Creates the page of a demo payment service. It shows the order, and the user can pay or decline. */
export const createPaymentPage = (params: PaymentPageParams): DevPage => {
  const { merchant, language, channelName, amount, orderNo, ticket, isOpen, back, backOrigin } = params;
  const { bcp47, dir }: { readonly bcp47: string; readonly dir?: string } = languageTable[language];
  const query = new URLSearchParams({ back });
  const renderForm = (outcome: 'paid' | 'failed', key: 'pay' | 'decline', className: string): Html => html`
    <form method="post" action="/dev/pay/${ticket}/${outcome}?${query.toString()}">
      <button class="${className}">${translate(`demo.payment.${key}`, language)}</button>
    </form>
  `;
  const openOrder = [renderForm('paid', 'pay', 'go'), renderForm('failed', 'decline', '')];
  const closedOrder = html`
    <p>${translate('demo.payment.closed', language)}</p>
    <a class="back" href="${backOrigin}${back}">${translate('demo.payment.back', language)}</a>
  `;
  return {
    title: channelName,
    language: bcp47,
    ...(dir && { dir }),
    style,
    formTargets: backOrigin ? [backOrigin] : [],
    main: html`
      <h1><bdi>${channelName}</bdi></h1>
      <p class="amount"><bdi>${formatMoney(amount, merchant.currency, language)}</bdi></p>
      <dl>
        <div>
          <dt>${translate('demo.payment.payee', language)}</dt>
          <dd><bdi>${merchant.name}</bdi></dd>
        </div>
        <div>
          <dt>${translate('demo.payment.order', language)}</dt>
          <dd><bdi>${orderNo}</bdi></dd>
        </div>
      </dl>
      ${isOpen ? openOrder : closedOrder}
      <p class="note">${translate('demo.payment.note', language)}</p>
    `,
  };
};
