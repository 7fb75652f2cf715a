import { ErrorCode } from '@livery/contract/errors';
import { memberIcon, memberProfile, setEmail, setMemberIcon, setNickname, setPayeeName } from '@livery/contract/profile';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberProfiles, members } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { ConfirmPassword } from '../security/confirm-password.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { maskEmail, maskNumber } from './mask.ts';
import { isPortraitChoice, portraitChoices, portraitUrl } from './portraits.ts';
import { saveProfile, setPayeeNameOnce } from './save-profile.ts';

interface Needs {
  readonly db: Database;
  readonly merchants: Merchants;
  readonly uploads: Uploads;
  readonly confirmPassword: ConfirmPassword;
}

const portraitOf = (icon: string) => ({ id: icon, url: portraitUrl(icon) });
const saved = { saved: true } as const;

export const profileRoutes = (route: Route, { db, merchants, uploads, confirmPassword }: Needs): void => {
  const pass = createGate(merchants);
  const profileOf = async (memberId: string) => (await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId)))[0];

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
    const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.id, session.memberId));
    const { email, mobileNum, countryDialingCode, payeeName } = (await profileOf(session.memberId)) ?? {};
    return {
      nickname: member?.nickname ?? null,
      email: email ? maskEmail(email) : null,
      mobileNum: mobileNum ? `+${countryDialingCode ?? ''} ${maskNumber(mobileNum)}` : null,
      payeeName: payeeName ?? null,
    };
  });

  route(setNickname, async ({ session, merchant, request: { nickname } }) => {
    await pass({ session, merchant });
    await db.update(members).set({ nickname: nickname.normalize('NFC') }).where(eq(members.id, session.memberId));
    return saved;
  });

  route(setPayeeName, async ({ session, merchant, request: { payeeName } }) => {
    await pass({ session, merchant });
    await setPayeeNameOnce(db, session, payeeName.normalize('NFC').replace(/\s+/g, ' '));
    return saved;
  });

  route(setEmail, async ({ session, merchant, request: { email, password } }) => {
    await pass({ session, merchant });
    const known = await profileOf(session.memberId);
    if (known?.email) await confirmPassword(session.memberId, password ?? '');
    const emailKey = email.toLowerCase();
    const [other] = await db
      .select({ id: memberProfiles.memberId })
      .from(memberProfiles)
      .where(and(eq(memberProfiles.merchant, merchant.code), eq(memberProfiles.emailKey, emailKey), ne(memberProfiles.memberId, session.memberId)));
    if (other) throw new GatewayError(ErrorCode.EmailTaken);
    await saveProfile(db, session, { email, emailKey, emailVerifiedAt: null });
    return saved;
  });
};
