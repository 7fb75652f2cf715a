import { isTrial } from '@livery/contract/enums';
import { sanitizeReturnPath, paths, withQuery } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { getRememberedPassword } from '../remember-me/password-memory.ts';

/** Pages for visitors without a session. After a login the app never redirects to these pages. */
const authPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.setPassword,
  paths.resetPassword,
  paths.social,
  paths.trial,
];

/** Returns the path to open after a login: `from`, or the home page when `from` is one of `authPaths`. */
export const getRedirectPath = (from: string | null): string => {
  const inside = sanitizeReturnPath(from);
  return authPaths.some((path) => inside.startsWith(path)) ? paths.home : inside;
};

/**
 * Returns the path to open after a login. At the first login, another person has set the password, so this is the page
 * for a new password. Trial members do not get this page, and neither do members whose password is not in memory. In
 * all other cases, returns the path of `getRedirectPath`.
 */
export const getPostLoginPath = (session: Session, from: string | null): string => {
  const target = getRedirectPath(from);
  const isNew = session.firstTimeLogin && !isTrial(session.type) && getRememberedPassword() !== null;
  return isNew ? withQuery(paths.firstPassword, { from: target }) : target;
};
