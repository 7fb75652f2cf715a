import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import { eq } from 'drizzle-orm';
import { days } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import type { OutboxMessage } from '../../core/outbox/outbox.ts';
import { translate } from '../../core/text/gateway-texts.ts';
import { toE164 } from '../../core/text/phone-number.ts';
import { memberProfiles } from '../members/index.ts';
import { type GetValues, type SecurityChange, securityChangedMessage, securityTexts } from './inbox/inbox-messages.ts';
import type { InboxMessage } from './inbox/member-inbox.ts';

export interface SecurityAlert {
  readonly memberId: string;
  /** Code of the brand. */
  readonly merchant: string;
  readonly change: SecurityChange;
  /** Language of the e-mail and of the SMS. If it is absent, they are in the default language of the brand. */
  readonly language?: LanguageCode;
  /**
   * Time that replaces the placeholder `{until}` in the text of the alert. Only the alert about a reset payment
   * password has this placeholder: no money can leave the wallet until this time.
   */
  readonly until?: Date;
}

/** Milliseconds for which the gateway tries to deliver an alert. */
const ttlMs = days(1);

const formatTime = (time: Date, language: LanguageCode, timeZone: string): string =>
  new Intl.DateTimeFormat(languageTable[language].bcp47, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(time);

interface CreatedAlert {
  readonly inboxMessage: InboxMessage;
  readonly messages: readonly OutboxMessage[];
}

/**
 * Creates the messages of a security alert: one for the inbox, one for the member's e-mail address and one for the
 * phone number. A thief who has taken over the session can delete the message in the inbox, but cannot read the mailbox
 * or the phone.
 */
export const createSecurityAlert = async (
  tx: Database,
  merchants: Pick<Merchants, 'find'>,
  { memberId, merchant: code, change, language, until }: SecurityAlert,
): Promise<CreatedAlert> => {
  const merchant = merchants.find(code);
  const getValues: GetValues = (each) => ({
    until: until && merchant ? formatTime(until, each, merchant.timeZone) : '',
  });
  const inboxMessage = securityChangedMessage({ memberId, merchant: code }, change, getValues);
  const [profile] = await tx.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  if (!merchant || !profile) return { inboxMessage, messages: [] };
  const keys = securityTexts[change];
  const chosen = language ?? merchant.languages[0] ?? 'EN';
  const subject = `${merchant.name}: ${translate(keys.title, chosen)}`;
  const text = translate(keys.text, chosen, getValues(chosen));
  const { email, mobileNum, countryDialingCode } = profile;
  return {
    inboxMessage,
    messages: [
      ...(email ? [{ merchant, channel: 'email' as const, recipient: email, subject, text, ttlMs }] : []),
      ...(mobileNum && countryDialingCode
        ? [
            {
              merchant,
              channel: 'sms' as const,
              recipient: toE164({ countryDialingCode, mobileNum }),
              text: `${subject}\n${text}`,
              ttlMs,
            },
          ]
        : []),
    ],
  };
};
