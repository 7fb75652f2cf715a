import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { OutboxMessage } from '../../../core/outbox/outbox.ts';
import { translate } from '../../../core/text/gateway-texts.ts';

interface CodeMessageParams {
  readonly merchant: Merchant;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly language: LanguageCode;
  readonly code: string;
  /** Minutes for which the code is valid. */
  readonly minutes: number;
  /** Origin of the brand's site. Phones offer the code for autofill only on pages with this origin. */
  readonly siteOrigin: string;
}

/** Creates the message that contains a one-time code. */
export const createCodeMessage = ({
  merchant,
  channel,
  recipient,
  language,
  code,
  minutes,
  siteOrigin,
}: CodeMessageParams): Omit<OutboxMessage, 'ttlMs'> => {
  const brand = merchant.name;
  const text = translate('code.text', language, { code, brand, minutes: { count: minutes } }, { brand: merchant });
  if (channel === 'email') {
    const subject = translate('code.subject', language, { brand }, { brand: merchant });
    return { merchant, channel, recipient, subject, text };
  }
  // The last line is in WebOTP format: `@host #code`. Phones offer the code for autofill only on pages of this host.
  return { merchant, channel, recipient, text: `${text}\n\n@${new URL(siteOrigin).hostname} #${code}` };
};
