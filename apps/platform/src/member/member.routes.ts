import { memberInfo } from '@livery/contract/member';
import { walletBalance } from '@livery/contract/wallet';
import { formatAmount } from '@livery/contract/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';

export const memberRoutes = (route: Route, db: Database): void => {
  route(memberInfo, async ({ session }) => {
    const [member] = await db.select().from(members).where(eq(members.id, session.memberId));
    if (!member) throw new Error(`Session of member ${session.memberId}, who is not there`);
    const { id, username, nickname, type, registeredAt, vipLevel, toUpline } = member;
    return { id, account: username, nickname, type, regDate: registeredAt.toISOString(), vipLevel, toUpline };
  });

  route(walletBalance, async ({ session }) => {
    const { balance, currency } = await readBalance(db, session.memberId);
    return { sumBalance: formatAmount(balance), currency };
  });
};
