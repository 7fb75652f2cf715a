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
 * Returns the path to open after a login. Usually this is the path of `getRedirectPath`. At the first log-in with a
 * password that another person (such as an agent) has set, it is the page on which the member sets a new password.
 * Trial members do not get this page. Members whose old password is no longer in memory do not get it either, because
 * the page needs the old password.
 */
export const getPostLoginPath = (session: Session, from: string | null): string => {
  const target = getRedirectPath(from);
  const isNew = session.firstTimeLogin && !isTrial(session.type) && getRememberedPassword() !== null;
  return isNew ? withQuery(paths.firstPassword, { from: target }) : target;
};
