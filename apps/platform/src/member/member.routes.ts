import { memberInfo } from '@livery/contract/member';
import { merchantWallet, walletBalance } from '@livery/contract/wallet';
import { formatAmount } from '@livery/contract/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberProfiles, members } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { portraitUrl } from '../profile/portraits.ts';
import type { Session } from '../session/session.ts';

export const memberRoutes = (route: Route, db: Database): void => {
  route(memberInfo, async ({ session }) => {
    const [found] = await db
      .select({ member: members, icon: memberProfiles.headIcon })
      .from(members)
      .leftJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
      .where(eq(members.id, session.memberId));
    if (!found) throw new Error(`Session of member ${session.memberId}, who is not there`);
    const { id, username, nickname, type, registeredAt, vipLevel, toUpline } = found.member;
    return {
      id,
      account: username,
      nickname,
      headIcon: found.icon && portraitUrl(found.icon),
      type,
      regDate: registeredAt.toISOString(),
      vipLevel,
      toUpline,
    };
  });

  const wholeBalance = async ({ session }: { readonly session: Session }) => {
    const { balance, currency } = await readBalance(db, session.memberId);
    return { sumBalance: formatAmount(balance), currency };
  };
  route(walletBalance, wholeBalance);
  // Wallets are seamless: no vendor holds any of it.
  route(merchantWallet, wholeBalance);
};
