import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoUsernames } from '@livery/demo/members/accounts';
import { days } from '../../../core/clock/durations.ts';
import type { AccountNumberCipher, bankCards, paymentPasswords, payoutBanks } from '../../../modules/payments/index.ts';
import type { NewMember } from '../members/generate-members.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';

/**
 * Demo accounts with a bank card. The other accounts have no card, so that the app can show the page without a card.
 */
const withCard: readonly string[] = [demoUsernames.member, demoUsernames.agent];

interface PayoutRowsOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly banks: readonly (typeof payoutBanks.$inferInsert)[];
  readonly numbers: AccountNumberCipher;
  readonly passwordHash: string;
  readonly now: Date;
}

export const toPayoutRows = ({ merchant, members, banks, numbers, passwordHash, now }: PayoutRowsOptions) => {
  const people = members.filter(({ username }) => withCard.includes(username));
  const since = (member: NewMember): Date =>
    new Date(Math.max(member.registeredAt.getTime(), now.getTime() - days(90)));
  const cards = people.map((member, index): typeof bankCards.$inferInsert => {
    const number = `4010${String(20_261_120 + index)}88${index}1`;
    return {
      id: toDeterministicUuid(`${merchant.code}/card/${member.username}`),
      merchant: merchant.code,
      memberId: member.id,
      bankId: (banks[0] as (typeof banks)[number]).id,
      holder: member.nickname ?? member.username,
      sealedNumber: numbers.encrypt(number),
      numberMark: numbers.fingerprint(number),
      lastDigits: number.slice(-4),
      createdAt: since(member),
    };
  });
  const passwords = people.map((member): typeof paymentPasswords.$inferInsert => ({
    memberId: member.id,
    passwordHash,
    changedAt: since(member),
    failures: 0,
    lockedUntil: null,
  }));
  return { cards, passwords };
};
