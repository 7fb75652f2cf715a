import { randomUUID } from 'node:crypto';
import { formatAmount, type Minor } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import { paymentTexts } from './event.texts.ts';
import { securityTexts } from './security.texts.ts';
import { inboxTexts, type InboxTexts } from './welcome.texts.ts';
import type { InboxMessage } from './member-inbox.ts';
import { rateNames, rateTexts } from './rates.texts.ts';
import { escapeHtml } from '../../../core/text/html.ts';
import type { Translations } from '../../../core/text/translations.ts';

interface Addressee {
  readonly memberId: string;
  readonly merchant: string;
}

export type SecurityChange = keyof typeof securityTexts;

/** Returns the values of the placeholders of a text in a language. */
export type Fill = (language: string) => Readonly<Record<string, string>>;

/**
 * Fills values into a text and makes a paragraph of it, in each language. The values are escaped, because they can
 * contain text that people entered.
 */
const paragraphs = (texts: Translations, fill: Fill): Translations =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text = '']) => {
      const values = fill(language);
      return [language, `<p>${text.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''))}</p>`];
    }),
  );

const createInboxMessage = (
  { memberId, merchant }: Addressee,
  texts: InboxTexts,
  kind: InboxMessage['kind'],
  eventKey: string,
  fill: Fill = () => ({}),
): InboxMessage => ({
  memberId,
  merchant,
  kind,
  eventKey,
  titles: texts.titles,
  contents: paragraphs(texts.texts, fill),
});

export const welcomeMessage = (to: Addressee, username: string): InboxMessage =>
  createInboxMessage(to, inboxTexts.welcome, 'welcome', 'welcome', () => ({ name: username }));

export const passkeyAddedMessage = (to: Addressee, id: string, name: string): InboxMessage =>
  createInboxMessage(to, inboxTexts.passkeyAdded, 'security', `passkey/${id}`, () => ({ name }));

export const feedbackRepliedMessage = (to: Addressee, id: string, replies: Translations): InboxMessage =>
  createInboxMessage(to, inboxTexts.feedbackReplied, 'service', `feedback/${id}`, (language) => ({
    answer: replies[language] ?? replies.EN ?? '',
  }));

export const identityDecidedMessage = (
  to: Addressee,
  state: 'verified' | 'rejected',
  submittedAt: string,
): InboxMessage =>
  createInboxMessage(
    to,
    inboxTexts[state === 'verified' ? 'identityVerified' : 'identityRejected'],
    'security',
    `identity/${submittedAt}`,
  );

/**
 * Creates the inbox message about a change to the security of an account. The event key contains a random id, so that
 * each change creates a message.
 */
export const securityChangedMessage = (
  { memberId, merchant }: Addressee,
  change: SecurityChange,
  fill?: Fill,
): InboxMessage =>
  createInboxMessage({ memberId, merchant }, securityTexts[change], 'security', `${change}/${randomUUID()}`, fill);

/**
 * Change of a member's series (payout level of lottery bets) or of one rebate rate, with the old and the new value as
 * text. Rates are in percent.
 */
export interface RateChange {
  readonly of: keyof typeof rateNames;
  readonly before: string;
  readonly after: string;
}

/**
 * Marks a text as left-to-right text. In a right-to-left language, the arrow between the old and the new value would
 * point in the wrong direction without this mark.
 */
const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Creates the inbox message for a member whose upline has changed the member's series (payout level of lottery bets) or
 * rebate rates. The message shows the old and the new values.
 */
export const ratesSetMessage = (to: Addressee, upline: string, changes: readonly RateChange[]): InboxMessage => {
  const rises = changes.filter(({ before, after }) => Number.parseFloat(after) > Number.parseFloat(before)).length;
  const otherTexts = rises === 0 ? rateTexts.lowered : rateTexts.changed;
  return createInboxMessage(
    to,
    rises === changes.length ? rateTexts.raised : otherTexts,
    'money',
    `rates/${randomUUID()}`,
    (language) => ({
      account: upline,
      changes: changes
        .map(
          ({ of, before, after }) =>
            `${rateNames[of][language as LanguageCode] ?? of} ${isolateLeftToRight(`${before} → ${after}`)}`,
        )
        .join(' · '),
    }),
  );
};

interface PaymentOrder {
  readonly orderNo: string;
  readonly amount: Minor;
  readonly currency: string;
  /** Name of the member on the other side of a transfer. */
  readonly account?: string;
  /** Id of the message among those with the same outcome. If absent, it is the order number. */
  readonly id?: string;
}

const formatMoney = (language: string, { amount, currency }: PaymentOrder): string =>
  new Intl.NumberFormat(languageTable[language as LanguageCode].bcp47, { style: 'currency', currency }).format(
    Number(formatAmount(amount)),
  );

export const paymentMessage = (to: Addressee, outcome: keyof typeof paymentTexts, order: PaymentOrder): InboxMessage =>
  createInboxMessage(to, paymentTexts[outcome], 'money', `${outcome}/${order.id ?? order.orderNo}`, (language) => ({
    amount: formatMoney(language, order),
    order: order.orderNo,
    account: order.account ?? '',
  }));
