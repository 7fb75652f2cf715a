import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { NotifyInTransaction, TransactionRunner } from '../../notifications/index.ts';
import { translate } from '../../../core/text/gateway-texts.ts';
import { hashToken, createToken } from '../../../core/crypto/token.ts';
import { memberProfiles, members } from '../../members/index.ts';
import { emailLinks } from './email-verification.tables.ts';

const life = hours(24);
/**
 * Limits of verification links for one member: the maximum number in an hour (`maxPerHour`), and the minimum
 * milliseconds between two links (`pause`).
 */
const maxPerHour = 3;
const pause = seconds(60);

interface CreateEmailLinksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

interface Mailing {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly memberId: string;
}

/**
 * Undefined if the verification link was sent, or if the member has no address to verify. If the limit is reached, the
 * number of seconds until the next link is allowed.
 */
export type EmailLinkDelivery = number | undefined;

/** Creates the function that sends a verification link within a database transaction of the caller. */
const createLinkSender = ({ clock, getSiteOrigin }: CreateEmailLinksDeps) => {
  const getWaitMs = async (tx: Database, memberId: string, now: number): Promise<number> => {
    const recentLinks = await tx
      .select({ at: emailLinks.createdAt })
      .from(emailLinks)
      .where(and(eq(emailLinks.memberId, memberId), gt(emailLinks.createdAt, new Date(now - hours(1)))))
      .orderBy(desc(emailLinks.createdAt));
    const [newest] = recentLinks;
    const third = recentLinks[maxPerHour - 1];
    if (third) return third.at.getTime() + hours(1) - now;
    return newest ? newest.at.getTime() + pause - now : 0;
  };

  /**
   * Sends a link that verifies the e-mail address in the member's profile. When the address changes, call this function
   * in the transaction of the change. Sends nothing if the limit is reached, or if the address is missing or already
   * verified.
   */
  const sendInTransaction = async (
    tx: Database,
    notify: NotifyInTransaction,
    { merchant, language, memberId }: Mailing,
  ): Promise<EmailLinkDelivery> => {
    const [profile] = await tx
      .select({
        email: memberProfiles.email,
        emailKey: memberProfiles.emailKey,
        verifiedAt: memberProfiles.emailVerifiedAt,
        username: members.username,
      })
      .from(memberProfiles)
      .innerJoin(members, eq(members.id, memberProfiles.memberId))
      .where(eq(memberProfiles.memberId, memberId));
    if (!profile?.email || !profile.emailKey || profile.verifiedAt) return undefined;
    const now = clock.now();
    const wait = await getWaitMs(tx, memberId, now.getTime());
    if (wait > 0) return Math.ceil(wait / seconds(1));
    const token = createToken();
    await tx.insert(emailLinks).values({
      tokenHash: hashToken(token),
      memberId,
      emailKey: profile.emailKey,
      createdAt: now,
      expiresAt: new Date(now.getTime() + life),
    });
    // The token is in the fragment of the URL. Browsers do not send the fragment, so no server log contains the token.
    await notify.message({
      merchant,
      channel: 'email',
      recipient: profile.email,
      subject: translate('emailLink.subject', language, { brand: merchant.name }, { brand: merchant }),
      text: translate(
        'emailLink.text',
        language,
        { name: profile.username, hours: { count: life / hours(1) } },
        { brand: merchant },
      ),
      link: `${getSiteOrigin(merchant)}/m/verifyEmail#${token}`,
      ttlMs: life,
    });
    return undefined;
  };
  return { sendInTransaction };
};

/**
 * Creates the service for links that verify the e-mail addresses of members. A link works only once and only for the
 * address to which it was sent.
 */
export const createEmailLinks = (deps: CreateEmailLinksDeps) => {
  const { db, clock, withNotifications } = deps;
  const { sendInTransaction } = createLinkSender(deps);
  return {
    sendInTransaction,

    /**
     * Sends a link to the e-mail address in the profile of the member. If the limit is reached, sends nothing and
     * returns the seconds to wait.
     */
    send: (mailing: Mailing): Promise<EmailLinkDelivery> =>
      withNotifications((tx, notify) => sendInTransaction(tx, notify, mailing)),

    /**
     * Marks the e-mail address to which a link was sent as verified. `token` is the token in the link. The link then
     * becomes invalid. Returns false if the link is unknown, used, expired or for another brand, or if the member has
     * changed the address.
     */
    follow: (merchant: Merchant, token: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const usedAt = clock.now();
        const isOpen = and(
          eq(emailLinks.tokenHash, hashToken(token)),
          isNull(emailLinks.usedAt),
          gt(emailLinks.expiresAt, usedAt),
        );
        const [link] = await tx.update(emailLinks).set({ usedAt }).where(isOpen).returning();
        if (!link) return false;
        const isTheirs = and(
          eq(memberProfiles.memberId, link.memberId),
          eq(memberProfiles.merchant, merchant.code),
          eq(memberProfiles.emailKey, link.emailKey),
        );
        const verified = await tx
          .update(memberProfiles)
          .set({ emailVerifiedAt: usedAt })
          .where(isTheirs)
          .returning({ memberId: memberProfiles.memberId });
        return verified.length === 1;
      }),
  };
};
export type EmailLinks = ReturnType<typeof createEmailLinks>;
