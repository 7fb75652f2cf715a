import { isTrial } from '@livery/contract/enums';
import { sanitizeReturnPath, paths, withQuery } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { getRememberedPassword } from '../remember-me/password-memory.ts';

/** Pages for visitors without a session. The login never redirects to one of them. */
const authPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.setPassword,
  paths.resetPassword,
  paths.social,
  paths.trial,
];

/** Target after a login: the page in `from`, or home when `from` is one of the pages above. */
export const getRedirectPath = (from: string | null): string => {
  const inside = sanitizeReturnPath(from);
  return authPaths.some((path) => inside.startsWith(path)) ? paths.home : inside;
};

/**
 * Target after a login, like `getRedirectPath`. A member with an initial password visits the page for a new password
 * first.
 */
export const getPostLoginPath = (session: Session, from: string | null): string => {
  const target = getRedirectPath(from);
  const isNew = session.firstTimeLogin && !isTrial(session.type) && getRememberedPassword() !== null;
  return isNew ? withQuery(paths.firstPassword, { from: target }) : target;
};
