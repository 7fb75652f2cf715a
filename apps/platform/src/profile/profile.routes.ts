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
} from '@livery/contract/profile';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberProfiles, members } from '../db/schema/tables.ts';
import { hours } from '../clock/durations.ts';
import type { Happen } from '../happenings/happen.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { emailReplacedSubjects, emailReplacedTexts, phrase } from '../inbox/texts.data.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { securityChanged } from '../messages/letters.ts';
import type { ConfirmPassword } from '../security/confirm-password.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { EmailLinks } from './email-links.ts';
import { maskEmail, maskNumber } from './mask.ts';
import { isPortraitChoice, portraitChoices, portraitUrl } from './portraits.ts';
import { saveProfile, setPayeeNameOnce } from './save-profile.ts';

interface Needs {
  readonly db: Database;
  readonly merchants: Merchants;
  readonly uploads: Uploads;
  readonly confirmPassword: ConfirmPassword;
  readonly links: EmailLinks;
  readonly happen: Happen;
}

const portraitOf = (icon: string) => ({ id: icon, url: portraitUrl(icon) });
const saved = { saved: true } as const;

export const profileRoutes = (
  route: Route,
  { db, merchants, uploads, confirmPassword, links, happen }: Needs,
): void => {
  const pass = createGate(merchants);
  const profileOf = async (memberId: string) =>
    (await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId)))[0];

  route(memberIcon, async ({ session }) => {
    const icon = (await profileOf(session.memberId))?.headIcon;
    return { icon: icon ? portraitOf(icon) : null, choices: portraitChoices };
  });

  route(setMemberIcon, async ({ session, merchant, request: { icon } }) => {
    await pass({ session, merchant });
    const isOwn = isPortraitChoice(icon) || (await uploads.areOf(session.memberId, 'portrait', [icon]));
    if (!isOwn) throw new GatewayError(ErrorCode.NotFound);
    await saveProfile(db, session, { headIcon: icon });
    return { icon: portraitOf(icon) };
  });

  route(memberProfile, async ({ session }) => {
    const [member] = await db
      .select({ nickname: members.nickname })
      .from(members)
      .where(eq(members.id, session.memberId));
    const { email, emailVerifiedAt, mobileNum, countryDialingCode, payeeName } =
      (await profileOf(session.memberId)) ?? {};
    return {
      nickname: member?.nickname ?? null,
      email: email ? maskEmail(email) : null,
      emailVerified: Boolean(emailVerifiedAt),
      mobileNum: mobileNum ? `+${countryDialingCode ?? ''} ${maskNumber(mobileNum)}` : null,
      payeeName: payeeName ?? null,
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
    await setPayeeNameOnce(db, session, payeeName.normalize('NFC').replace(/\s+/g, ' '));
    return saved;
  });

  route(setEmail, async ({ session, merchant, language, request: { email, password } }) => {
    await pass({ session, merchant });
    const known = await profileOf(session.memberId);
    if (known?.email) await confirmPassword(session.memberId, password ?? '');
    const emailKey = email.toLowerCase();
    // The same once more loses nothing: what was verified stays so.
    if (known?.emailKey === emailKey && known.emailVerifiedAt) return saved;
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
    await happen(async (tx, tell) => {
      await saveProfile(tx, session, { email, emailKey, emailVerifiedAt: null });
      await links.mailIn(tx, tell, { merchant, language, memberId: session.memberId });
      if (!known?.email || known.emailKey === emailKey) return;
      const values = { name: session.username, brand: merchant.name };
      // To the address that was: whoever took the account over reads the new one.
      await tell.message({
        merchant,
        channel: 'email',
        recipient: known.email,
        subject: phrase(emailReplacedSubjects, language, values),
        text: phrase(emailReplacedTexts, language, values),
        goodFor: hours(24),
      });
      await tell.letter(securityChanged(session, 'emailChanged'));
    });
    return saved;
  });

  route(
    sendEmailLink,
    async ({ session, merchant, language }) => {
      await pass({ session, merchant });
      const wait = await links.mail({ merchant, language, memberId: session.memberId });
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
