import { createHash } from 'node:crypto';
import { formatAmount, type Minor } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type PaymentTextKey, getPaymentText } from './payment-page.texts.ts';

interface PaymentPageParams {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly channelName: string;
  readonly amount: Minor;
  readonly orderNo: string;
  /** Identifies the order in the page's URL. */
  readonly ticket: string;
  readonly isOpen: boolean;
  /** Path in the app to return to. */
  readonly back: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: #14202b; --ground: #eef2f5; --card: #fff; --line: #d5dde4; --go: #0b6b4f }
  @media (prefers-color-scheme: dark) { :root { --ink: #e9eff3; --ground: #10171d; --card: #18222a; --line: #2c3a45; --go: #2fb68a } }
  * { box-sizing: border-box } body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--ink) }
  main { width: min(100%, 400px); background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px }
  h1 { margin: 0; font-size: 16px; font-weight: 600 } .amount { margin: 16px 0; font-size: 34px; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
  dl { margin: 0 0 24px; display: grid; gap: 8px } dl div { display: flex; justify-content: space-between; gap: 16px } dt { opacity: .75 } dd { margin: 0; text-align: end; overflow-wrap: anywhere }
  form + form { margin-block-start: 8px } button, a.back { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border-radius: 12px; border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
  button.go { background: var(--go); border-color: transparent; color: #fff } @media (prefers-color-scheme: dark) { button.go { color: #05231a } }
  :focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px } .note { margin: 16px 0 0; font-size: 13px; opacity: .75 }
`;

/** Policy without scripts and remote files. Forms are limited to the gateway. */
export const getContentSecurityPolicy = (page: string): string => {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
};

/** The requested language if the brand supports it, else the brand's first language. */
export const readMerchantLanguage = (requestedLanguage: string | undefined, { languages }: Merchant): LanguageCode =>
  languages.find((each) => each === requestedLanguage) ?? (languages[0] as LanguageCode);

const money = (amount: Minor, currency: string, bcp47: string): string =>
  new Intl.NumberFormat(bcp47, { style: 'currency', currency }).format(formatAmount(amount) as unknown as number);

/** Renders the page of a payment service with the order and the choice to pay or decline. */
export const renderPaymentPage = ({
  merchant,
  language,
  channelName,
  amount,
  orderNo,
  ticket,
  isOpen,
  back,
}: PaymentPageParams): string => {
  const { bcp47, dir = 'ltr' }: { readonly bcp47: string; readonly dir?: string } = languageTable[language];
  const translate = (word: PaymentTextKey): string => escaped(getPaymentText(word, language));
  const query = `?${new URLSearchParams({ back })}`;
  const form = (outcome: 'paid' | 'failed', word: 'pay' | 'decline', className: string): string =>
    `<form method="post" action="/dev/pay/${escaped(`${ticket}/${outcome}${query}`)}"><button class="${className}">${translate(word)}</button></form>`;
  return `<!doctype html>
<html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(channelName)}</title><style>${style}</style></head>
<body><main><h1><bdi>${escaped(channelName)}</bdi></h1>
<p class="amount"><bdi>${escaped(money(amount, merchant.currency, bcp47))}</bdi></p>
<dl><div><dt>${translate('payee')}</dt><dd><bdi>${escaped(merchant.name)}</bdi></dd></div><div><dt>${translate('order')}</dt><dd><bdi>${escaped(orderNo)}</bdi></dd></div></dl>
${isOpen ? form('paid', 'pay', 'go') + form('failed', 'decline', '') : `<p>${translate('closed')}</p><a class="back" href="${escaped(back)}">${translate('back')}</a>`}
<p class="note">${translate('note')}</p></main></body></html>`;
};
