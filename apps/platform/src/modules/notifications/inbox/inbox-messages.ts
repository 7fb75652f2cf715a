import { randomUUID } from 'node:crypto';
import type { RateCategory } from '@livery/contract/commissions/schemas';
import type { Minor } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import { isolateLeftToRight } from '../../../core/text/bidi.ts';
import { formatMoney } from '../../../core/text/format-money.ts';
import { type TextKey, type TextValues, translate, translateToAll } from '../../../core/text/gateway-texts.ts';
import { escapeHtml } from '../../../core/text/html.ts';
import { languageCodes, localizeText } from '../../../core/text/language-fallback.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { InboxMessage } from './member-inbox.ts';

interface Addressee {
  readonly memberId: string;
  readonly merchant: string;
}

/** Translation keys of the title and text of a message. */
interface MessageKeys {
  readonly title: TextKey;
  readonly text: TextKey;
}

/** Translation keys of the messages about changes to the security of an account, e.g. a new password. */
export const securityTexts = {
  passwordChanged: { title: 'security.passwordChanged', text: 'security.notYou' },
  emailChanged: { title: 'security.emailChanged', text: 'security.notYou' },
  paymentPasswordChanged: { title: 'security.paymentPasswordChanged', text: 'security.notYou' },
  cardAdded: { title: 'security.cardAdded', text: 'security.notYou' },
  cardRemoved: { title: 'security.cardRemoved', text: 'security.notYou' },
  questionsSet: { title: 'security.questionsSet', text: 'security.notYou' },
  passkeyRemoved: { title: 'security.passkeyRemoved', text: 'security.notYou' },
  deviceTokenReused: { title: 'security.deviceTokenReused.title', text: 'security.deviceTokenReused.text' },
  paymentPasswordReset: { title: 'security.paymentPasswordReset.title', text: 'security.paymentPasswordReset.text' },
} as const satisfies Record<string, MessageKeys>;
export type SecurityChange = keyof typeof securityTexts;

/** Returns the values for the placeholders of a message text, in a language. */
export type GetValues = (language: LanguageCode) => TextValues;

const toParagraphs = (texts: Translations): Translations =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `<p>${text}</p>`]));

/**
 * Creates an inbox message in every language. The values in the text are escaped, because people may have entered them.
 * Titles contain no values, because phones show titles on the lock screen.
 */
const createInboxMessage = (
  { memberId, merchant }: Addressee,
  { title, text }: MessageKeys,
  kind: InboxMessage['kind'],
  eventKey: string,
  getValues?: GetValues,
): InboxMessage => ({
  memberId,
  merchant,
  kind,
  eventKey,
  titles: translateToAll(title),
  contents: toParagraphs(translateToAll(text, getValues, { escape: escapeHtml })),
});

export const welcomeMessage = (to: Addressee, username: string): InboxMessage =>
  createInboxMessage(to, { title: 'welcome.title', text: 'welcome.text' }, 'welcome', 'welcome', () => ({
    name: username,
  }));

export const passkeyAddedMessage = (to: Addressee, id: string, name: string): InboxMessage =>
  createInboxMessage(
    to,
    { title: 'security.passkeyAdded.title', text: 'security.passkeyAdded.text' },
    'security',
    `passkey/${id}`,
    () => ({ name }),
  );

/**
 * Creates the inbox message with the reply to a member's feedback. The text contains only the reply, in the languages
 * of `replies`.
 */
export const feedbackRepliedMessage = (
  { memberId, merchant }: Addressee,
  id: string,
  replies: Translations,
): InboxMessage => ({
  memberId,
  merchant,
  kind: 'service',
  eventKey: `feedback/${id}`,
  titles: translateToAll('feedbackReplied.title'),
  contents: toParagraphs(
    Object.fromEntries(languageCodes.map((language) => [language, escapeHtml(localizeText(replies, language))])),
  ),
});

export const identityDecidedMessage = (
  to: Addressee,
  state: 'verified' | 'rejected',
  submittedAt: string,
): InboxMessage =>
  createInboxMessage(
    to,
    { title: `identity.${state}.title`, text: `identity.${state}.text` },
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
  getValues?: GetValues,
): InboxMessage =>
  createInboxMessage({ memberId, merchant }, securityTexts[change], 'security', `${change}/${randomUUID()}`, getValues);

/**
 * Change of a member's series (payout level of lottery bets) or of one rebate rate, with the old and the new value as
 * text. Rebate rates are in percent.
 */
export interface RateChange {
  readonly of: 'series' | RateCategory;
  readonly before: string;
  readonly after: string;
}

const rateTexts = {
  raised: { title: 'rates.raised.title', text: 'rates.raised.text' },
  lowered: { title: 'rates.lowered.title', text: 'rates.changed.text' },
  changed: { title: 'rates.changed.title', text: 'rates.changed.text' },
} as const satisfies Record<string, MessageKeys>;

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
            `${translate(`rates.names.${of}`, language)} ${isolateLeftToRight(`${before} → ${after}`)}`,
        )
        .join(' · '),
    }),
  );
};

interface PaymentOrder {
  readonly orderNo: string;
  readonly amount: Minor;
  readonly currency: string;
  /** Name of the other member in a transfer. */
  readonly account?: string;
  /**
   * Part of the event key. It must be unique among messages with the same outcome. If it is absent, the event key
   * contains the order number.
   */
  readonly id?: string;
}

type PaymentOutcome =
  | 'transferReceived'
  | 'depositArrived'
  | 'depositRefunded'
  | 'withdrawalPaid'
  | 'withdrawalRefused'
  | 'salaryPaid'
  | 'dividendPaid';

export const paymentMessage = (
  to: Addressee,
  outcome: PaymentOutcome,
  { orderNo, amount, currency, account = '', id = orderNo }: PaymentOrder,
): InboxMessage =>
  createInboxMessage(
    to,
    { title: `payments.${outcome}.title`, text: `payments.${outcome}.text` },
    'money',
    `${outcome}/${id}`,
    (language) => ({ amount: formatMoney(amount, currency, language), order: orderNo, account }),
  );
