import { isTrial } from '@livery/contract/enums';
import { sanitizeReturnPath, paths, withQuery } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { getRememberedPassword } from '../remember-me/password-memory.ts';

/** Pages that lead into an account: whoever is in is not led back to one. */
const authPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.setPassword,
  paths.resetPassword,
  paths.social,
  paths.trial,
];

/** Where a log-in leads: to where the member came from, and home rather than back to a page of entry. */
export const getRedirectPath = (from: string | null): string => {
  const inside = sanitizeReturnPath(from);
  return authPaths.some((path) => inside.startsWith(path)) ? paths.home : inside;
};

/** The same, by way of a first password where somebody else had chosen the one that was just used. */
export const getPostLoginPath = (session: Session, from: string | null): string => {
  const target = getRedirectPath(from);
  const isNew = session.firstTimeLogin && !isTrial(session.type) && getRememberedPassword() !== null;
  return isNew ? withQuery(paths.firstPassword, { from: target }) : target;
};
