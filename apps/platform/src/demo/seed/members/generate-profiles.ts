import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoUsernames } from '@livery/demo/members/accounts';
import type { NewMember } from './generate-members.ts';
import type { memberProfiles } from '../../../modules/members/index.ts';

type NewProfile = typeof memberProfiles.$inferInsert;

/** Dialling code and first digits of generated phone numbers, by the brand's first language. */
const numbers: Readonly<Record<string, readonly [dialingCode: string, start: string]>> = {
  TY: ['63', '91755501'],
  VI: ['84', '9055501'],
  ES: ['52', '55555501'],
  AR: ['971', '5055501'],
};

/**
 * Generates an e-mail address and a phone number for each demo account, so that one-time codes and links can be tested.
 */
export const generateProfiles = ({ code, languages }: Merchant, members: readonly NewMember[]): NewProfile[] => {
  const [countryDialingCode, start] = numbers[languages[0] as string] ?? ['63', '91755501'];
  const reached: readonly string[] = [demoUsernames.member, demoUsernames.agent, demoUsernames.firstTime];
  return members
    .filter(({ username }) => reached.includes(username))
    .map(({ id, username, registeredAt }) => {
      const email = `${username}.${code}@example.com`;
      const mobileNum = `${start}${String(reached.indexOf(username) + 1).padStart(2, '0')}`;
      return {
        memberId: id,
        merchant: code,
        email,
        emailKey: email,
        emailVerifiedAt: registeredAt,
        countryDialingCode,
        mobileNum,
        mobileVerifiedAt: registeredAt,
      };
    });
};
