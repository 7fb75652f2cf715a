import {
  customerSecurityQuestions,
  revokeOtherSessions,
  revokeSession,
  loginHistory,
  memberSessions,
  securityConfig,
  securityQuestions,
  setSecurityQuestions,
} from '@livery/contract/auth/security';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { passkeys } from '../../auth/index.ts';
import type { MemberSessions } from './member-sessions.ts';
import { getPayoutProtection } from '../../payments/index.ts';
import type { SecurityAnswers } from './security-answers.ts';
import { memberProfiles } from '../../members/index.ts';
import { identityChecks } from '../../kyc/index.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface SecurityRoutesDeps {
  readonly db: Database;
  readonly merchants: Merchants;
  readonly sessions: MemberSessions;
  readonly answers: SecurityAnswers;
}

const questionIn = (
  { id, texts }: { readonly id: string; readonly texts: Translations },
  language: LanguageCode,
  merchant: Merchant,
) => ({ questionId: id, question: localizeText(texts, language, merchant) });

export const securityRoutes = (route: Route, { db, merchants, sessions, answers }: SecurityRoutesDeps): void => {
  const pass = createFeatureGuard(merchants, 'PERSPNL3');

  route(securityConfig, async ({ session }) => {
    const { memberId } = session;
    const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
    const [keys] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.memberId, memberId));
    const [identity] = await db
      .select({ state: identityChecks.state })
      .from(identityChecks)
      .where(eq(identityChecks.memberId, memberId));
    return {
      hasEmail: Boolean(profile?.email),
      isEmailVerified: Boolean(profile?.emailVerifiedAt),
      hasMobile: Boolean(profile?.mobileNum),
      hasSecurityQuestions: (await answers.ofMember(memberId)).length > 0,
      passkeys: keys?.count ?? 0,
      sessions: (await sessions.list(session)).length,
      identity: identity?.state ?? ('none' as const),
      ...(await getPayoutProtection(db, memberId)),
    };
  });

  route(securityQuestions, async ({ language, merchant }) => ({
    list: (await answers.questions()).map((question) => questionIn(question, language, merchant)),
  }));

  route(customerSecurityQuestions, async ({ session, language, merchant }) => {
    const storedAnswers = await answers.ofMember(session.memberId);
    return {
      list: storedAnswers.map(({ question }) => questionIn(question, language, merchant)),
      setAt: storedAnswers[0]?.setAt.toISOString() ?? null,
    };
  });

  route(setSecurityQuestions, async ({ session, merchant, request }) => {
    await pass({ session, merchant });
    await answers.set(session, request.answers);
    return { saved: true as const };
  });

  route(memberSessions, async ({ session }) => ({ list: await sessions.list(session) }));
  route(revokeSession, async ({ session, request: { id } }) => ({ ended: await sessions.end(session, id) }));
  route(revokeOtherSessions, async ({ session }) => ({ ended: await sessions.endOthers(session) }));
  route(loginHistory, async ({ session }) => ({ list: await sessions.history(session) }));
};
