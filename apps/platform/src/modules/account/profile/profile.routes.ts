import { ErrorCode } from '@livery/contract/errors';
import {
  memberIcon,
  memberProfile,
  sendEmailLink,
  setEmail,
  setMemberIcon,
  setNickname,
  setPayeeName,
  verifyEmail,
} from '@livery/contract/account/profile';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { hours } from '../../../core/clock/durations.ts';
import { securityChangedMessage, type TransactionRunner } from '../../notifications/index.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { EmailLinks } from '../../auth/index.ts';
import { translate } from '../../../core/text/gateway-texts.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { assertNoPayeeName, findPayeeName } from '../../payments/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import { maskEmail, maskNumber } from '../../../core/text/mask-contact.ts';
import { maskPersonName } from '../../../core/text/mask-name.ts';
import { avatarOptions, avatarUrl, isAvatarOption, memberProfiles, members } from '../../members/index.ts';
import { saveProfile, setPayeeNameIfUnset } from './save-profile.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface ProfileRoutesDeps {
  readonly db: Database;
  readonly merchants: Merchants;
  readonly uploads: Uploads;
  readonly links: EmailLinks;
  readonly withNotifications: TransactionRunner;
}

const toWireAvatar = (icon: string) => ({ id: icon, url: avatarUrl(icon) });
const saved = { saved: true } as const;

/**
 * Creates two helpers for the routes: a guard that rejects trial members (members with trial money), and a query that
 * loads a profile.
 */
const createRouteHelpers = ({ db, merchants }: ProfileRoutesDeps) => {
  const pass = createFeatureGuard(merchants);
  const findProfile = async (memberId: string) =>
    (await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId)))[0];
  return { pass, findProfile };
};
type RouteHelpers = ProfileRoutesDeps & ReturnType<typeof createRouteHelpers>;

/** Registers the routes that read and change the profile. */
const registerProfile = (route: Route, { db, uploads, pass, findProfile }: RouteHelpers): void => {
  route(memberIcon, async ({ session }) => {
    const icon = (await findProfile(session.memberId))?.headIcon;
    return { icon: icon ? toWireAvatar(icon) : null, choices: avatarOptions };
  });

  route(setMemberIcon, async ({ session, merchant, request: { icon } }) => {
    await pass({ session, merchant });
    const isAllowed = isAvatarOption(icon) || (await uploads.areUploadedBy(session.memberId, 'portrait', [icon]));
    if (!isAllowed) throw new GatewayError(ErrorCode.NotFound);
    await saveProfile(db, session, { headIcon: icon });
    return { icon: toWireAvatar(icon) };
  });

  route(memberProfile, async ({ session }) => {
    const [member] = await db
      .select({ nickname: members.nickname })
      .from(members)
      .where(eq(members.id, session.memberId));
    const { email, emailVerifiedAt, mobileNum, countryDialingCode } = (await findProfile(session.memberId)) ?? {};
    const payeeName = await findPayeeName(db, session.memberId);
    return {
      nickname: member?.nickname ?? null,
      email: email ? maskEmail(email) : null,
      emailVerified: Boolean(emailVerifiedAt),
      mobileNum: mobileNum ? `+${countryDialingCode ?? ''} ${maskNumber(mobileNum)}` : null,
      payeeName: payeeName === null ? null : maskPersonName(payeeName),
    };
  });

  route(setNickname, async ({ session, merchant, request: { nickname } }) => {
    await pass({ session, merchant });
    await db
      .update(members)
      .set({ nickname: nickname.normalize('NFC') })
      .where(eq(members.id, session.memberId));
    return saved;
  });

  route(setPayeeName, async ({ session, merchant, request: { payeeName } }) => {
    await pass({ session, merchant });
    const name = payeeName.normalize('NFC').replace(/\s+/g, ' ');
    await db.transaction(async (tx) => {
      await assertNoPayeeName(tx, session.memberId);
      await setPayeeNameIfUnset(tx, session, name);
    });
    return saved;
  });
};

/** Registers the routes that change and verify the e-mail address. */
const registerEmail = (route: Route, { db, links, withNotifications, pass, findProfile }: RouteHelpers): void => {
  route(setEmail, async ({ session, merchant, language, request: { email } }) => {
    await pass({ session, merchant });
    const currentProfile = await findProfile(session.memberId);
    const emailKey = email.toLowerCase();
    // If the member saves the same verified address again, it stays verified and no new link is sent.
    if (currentProfile?.emailKey === emailKey && currentProfile.emailVerifiedAt) return saved;
    const [other] = await db
      .select({ id: memberProfiles.memberId })
      .from(memberProfiles)
      .where(
        and(
          eq(memberProfiles.merchant, merchant.code),
          eq(memberProfiles.emailKey, emailKey),
          ne(memberProfiles.memberId, session.memberId),
        ),
      );
    if (other) throw new GatewayError(ErrorCode.EmailTaken);
    await withNotifications(async (tx, notify) => {
      await saveProfile(tx, session, { email, emailKey, emailVerifiedAt: null });
      await links.sendInTransaction(tx, notify, { merchant, language, memberId: session.memberId });
      if (!currentProfile?.email || currentProfile.emailKey === emailKey) return;
      // The warning goes to the previous address. If an attacker has set the new address, the member still gets the
      // warning and the attacker cannot read it.
      await notify.message({
        merchant,
        channel: 'email',
        recipient: currentProfile.email,
        subject: translate('emailReplaced.subject', language, { brand: merchant.name }, { brand: merchant }),
        text: translate('emailReplaced.text', language, { name: session.username }, { brand: merchant }),
        ttlMs: hours(24),
      });
      await notify.inboxMessage(securityChangedMessage(session, 'emailChanged'));
    });
    return saved;
  });

  route(
    sendEmailLink,
    async ({ session, merchant, language }) => {
      await pass({ session, merchant });
      const wait = await links.send({ merchant, language, memberId: session.memberId });
      if (wait !== undefined) throw new GatewayError(ErrorCode.TooManyRequests, { retryAfter: wait });
      return { sent: true as const };
    },
    { perMinute: 20 },
  );

  route(
    verifyEmail,
    async ({ merchant, request: { token } }) => {
      if (!(await links.follow(merchant, token))) throw new GatewayError(ErrorCode.EmailLinkInvalid);
      return { verified: true as const };
    },
    { perMinute: 20 },
  );
};

export const profileRoutes = (route: Route, deps: ProfileRoutesDeps): void => {
  const helpers = { ...deps, ...createRouteHelpers(deps) };
  registerProfile(route, helpers);
  registerEmail(route, helpers);
};
