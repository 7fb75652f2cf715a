import { memberInfo } from '@livery/contract/account/member';
import { merchantWallet, walletBalance } from '@livery/contract/wallet';
import { formatAmount } from '@livery/contract/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import type { Route } from '../../core/http/route.ts';
import { readBalance } from '../ledger/index.ts';
import { avatarUrl, memberProfiles, members } from '../members/index.ts';
import { findTransferUpline } from '../payments/index.ts';
import type { Session } from '../../core/http/calls/session.ts';

interface MemberRoutesDeps {
  readonly db: Database;
  readonly merchants: Merchants;
}

export const memberRoutes = (route: Route, { db, merchants }: MemberRoutesDeps): void => {
  route(memberInfo, async ({ session, merchant }) => {
    const [row] = await db
      .select({ member: members, icon: memberProfiles.headIcon })
      .from(members)
      .leftJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
      .where(eq(members.id, session.memberId));
    if (!row) throw new Error(`The member ${session.memberId} of the session does not exist`);
    const { id, username, nickname, type, registeredAt, vipLevel } = row.member;
    const flags = await merchants.getFlags(merchant);
    return {
      id,
      account: username,
      nickname,
      headIcon: row.icon && avatarUrl(row.icon),
      type,
      regDate: registeredAt.toISOString(),
      vipLevel,
      toUpline: Boolean(flags.AGETRANSFERUP3 && (await findTransferUpline(db, id))),
    };
  });

  const getTotalBalance = async ({ session }: { readonly session: Session }) => {
    const { balance, currency } = await readBalance(db, session.memberId);
    return { sumBalance: formatAmount(balance), currency };
  };
  route(walletBalance, getTotalBalance);
  // The money of a member stays in one wallet at the gateway, and game vendors store no balance (seamless wallet).
  // Therefore the balance of this wallet is also the total balance.
  route(merchantWallet, getTotalBalance);
};
