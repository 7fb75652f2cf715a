import { createHash } from 'node:crypto';
import type { DepositChannel } from '@livery/contract/deposits';
import { formatAmount, type Minor } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { encode } from 'uqr';
import { formatMoney } from '../../core/text/format-money.ts';
import { translate } from '../../core/text/gateway-texts.ts';
import { type Html, html } from '../../core/text/html.ts';
import type { DevPage } from '../dev-page.ts';

interface PaymentPageParams {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly channelName: string;
  readonly kind: DepositChannel['kind'];
  readonly amount: Minor;
  readonly orderNo: string;
  /** Ticket in the URL of the page. It identifies the order. */
  readonly ticket: string;
  readonly isOpen: boolean;
  /** Path of the app page to which the user returns. */
  readonly back: string;
  /** Origin of the app page. Empty if it is the origin of this page. */
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
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 16px }
  dd { display: flex; align-items: center; gap: 12px }
  button[data-copy] { width: auto; min-height: 44px; padding: 4px 16px; font-size: 14px }
  .how { margin: 0 0 12px; font-weight: 600 }
  .qr { display: block; width: min(100%, 232px); margin: 0 auto 24px }
  input {
    display: block; width: 100%; min-height: 48px; margin-block-end: 12px; padding: 12px 16px; border-radius: 12px;
    border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; text-transform: uppercase;
  }
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

/** Script that copies the value of a button and then shows that the value was copied. */
const copyScript = `
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-copy]');
    if (button) navigator.clipboard.writeText(button.dataset.copy).then(() => {
      button.textContent = button.dataset.copied;
    });
  });
`;

const createCopyButton = (name: string, value: string, language: LanguageCode): Html => {
  const copy = translate('demo.payment.copy', language);
  return html`<button
    type="button"
    data-copy="${value}"
    data-copied="${translate('demo.payment.copied', language)}"
    aria-label="${copy}: ${name}"
  >
    ${copy}
  </button>`;
};

/** Returns an account number that does not exist. It is the same for all orders of a brand. */
const toAccountNumber = ({ code }: Merchant): string =>
  createHash('sha256').update(code).digest().readUIntBE(0, 6).toString().slice(0, 12).padEnd(12, '0');

/** Returns a QR code that contains the order. Real payment apps do not recognize its content. */
const createQrCode = ({ merchant, orderNo, amount, language }: PaymentPageParams): Html => {
  const { data, size } = encode(`livery-demo:${orderNo}?amount=${formatAmount(amount)}&currency=${merchant.currency}`);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${translate('demo.payment.how.qr', language)}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#111" />
  </svg>`;
};

const voucherField = (language: LanguageCode): Html => html`
  <input
    required
    minlength="8"
    maxlength="24"
    pattern="[A-Za-z0-9\\-]+"
    autocomplete="off"
    dir="ltr"
    aria-label="${translate('demo.payment.how.voucher', language)}"
  />
`;

/** Creates the page of a demo payment service. It shows the order, and the user can pay or decline. */
export const createPaymentPage = (params: PaymentPageParams): DevPage => {
  const { merchant, language, channelName, kind, amount, orderNo, ticket, isOpen, back, backOrigin } = params;
  const { bcp47, dir }: { readonly bcp47: string; readonly dir?: string } = languageTable[language];
  const query = new URLSearchParams({ back });
  const renderForm = (outcome: 'paid' | 'failed', key: 'pay' | 'decline', className: string): Html => html`
    <form method="post" action="/dev/pay/${ticket}/${outcome}?${query.toString()}">
      ${outcome === 'paid' && kind === 'voucher' && voucherField(language)}
      <button class="${className}">${translate(`demo.payment.${key}`, language)}</button>
    </form>
  `;
  const openOrder = [renderForm('paid', 'pay', 'go'), renderForm('failed', 'decline', '')];
  const closedOrder = html`
    <p>${translate('demo.payment.closed', language)}</p>
    <a class="back" href="${backOrigin}${back}">${translate('demo.payment.back', language)}</a>
  `;
  const money = formatMoney(amount, merchant.currency, language);
  const rows: readonly (readonly [name: string, value: string, copied?: string])[] = [
    ...(kind === 'bank' ? [[translate('demo.payment.account', language), toAccountNumber(merchant)] as const] : []),
    [translate('demo.payment.payee', language), merchant.name],
    [translate('demo.payment.order', language), orderNo],
  ];
  return {
    title: channelName,
    language: bcp47,
    ...(kind === 'bank' && { script: copyScript }),
    ...(dir && { dir }),
    style,
    formTargets: backOrigin ? [backOrigin] : [],
    main: html`
      <h1><bdi>${channelName}</bdi></h1>
      <p class="amount">
        <bdi>${money}</bdi>${isOpen && kind === 'bank' && createCopyButton(money, formatAmount(amount), language)}
      </p>
      ${isOpen && html`<p class="how">${translate(`demo.payment.how.${kind}`, language)}</p>`}
      ${isOpen && kind === 'qr' && createQrCode(params)}
      <dl>
        ${rows.map(
          ([name, value, copied]) => html`
            <div>
              <dt>${name}</dt>
              <dd>
                <bdi>${value}</bdi>
                ${isOpen && kind === 'bank' && createCopyButton(name, copied ?? value, language)}
              </dd>
            </div>
          `,
        )}
      </dl>
      ${isOpen ? openOrder : closedOrder}
      <p class="note">${translate('demo.payment.note', language)}</p>
    `,
  };
};
