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

/** Returns the values for the placeholders of a message text in one language. */
export type GetValues = (language: LanguageCode) => TextValues;

const toParagraphs = (texts: Translations): Translations =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `<p>${text}</p>`]));

/**
 * Creates an inbox message with title and text in every language. Values that are inserted into the text are escaped as
 * HTML, because they can be user input, e.g. a name. Titles contain no such values, because phones show titles on the
 * lock screen.
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
 * Creates the inbox message that shows the operator's reply to a member's feedback. `replies` contains the reply by
 * language. For a language without a reply, the message uses the reply in another language.
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
 * Creates the inbox message about a change to the security of an account, e.g. a new password. For each event key, the
 * database stores only one message. The key contains a random id, so that each change creates a new message.
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
 * Creates the inbox message for a member whose upline (the agent directly above) has changed the member's rates.
 * These are the series (payout level of lottery bets) and the rebate rates. The message shows the old and the new
 * values.
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
  /** Name of the sender of a transfer, as the recipient sees it. Absent for payments other than transfers. */
  readonly account?: string;
  /**
   * Last part of the event key `<outcome>/<id>`, by default the order number. For each event key, only one message is
   * stored. An order with several payments of the same outcome, such as refunds, therefore needs a different `id` for
   * each payment.
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
