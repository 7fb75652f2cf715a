import type { Merchant } from '@livery/merchant/merchant.schema';
import { days } from '../../clock/durations.ts';
import type { bankCards, paymentPasswords, payoutBanks } from '../../db/schema/tables.ts';
import type { NumberSeal } from '../../withdrawals/seal-number.ts';
import { demoUsernames, type NewMember } from '../members/generate-members.ts';
import { uuidFrom } from '../uuid-from.ts';

/** The payment password of the demo accounts that have one. */
export const demoPaymentPassword = '246810';

/** Who has somewhere to be paid: the others can see how it is to have nothing yet. */
const withCard: readonly string[] = [demoUsernames.member, demoUsernames.agent];

interface Making {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly banks: readonly (typeof payoutBanks.$inferInsert)[];
  readonly numbers: NumberSeal;
  readonly passwordHash: string;
  readonly now: Date;
}

export const payoutRows = ({ merchant, members, banks, numbers, passwordHash, now }: Making) => {
  const people = members.filter(({ username }) => withCard.includes(username));
  const since = (member: NewMember): Date =>
    new Date(Math.max(member.registeredAt.getTime(), now.getTime() - days(90)));
  const cards = people.map((member, place): typeof bankCards.$inferInsert => {
    const number = `4010${String(20_261_120 + place)}88${place}1`;
    return {
      id: uuidFrom(`${merchant.code}/card/${member.username}`),
      merchant: merchant.code,
      memberId: member.id,
      bankId: (banks[0] as (typeof banks)[number]).id,
      holder: member.nickname ?? member.username,
      sealedNumber: numbers.seal(number),
      numberMark: numbers.mark(number),
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
