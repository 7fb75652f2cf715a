import { isTrial } from '@livery/contract/enums';
import { insidePath, paths, withQuery } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { heldPassword } from '../remembered/held-password.ts';

/** Pages that lead into an account: whoever is in is not led back to one. */
const entries: readonly string[] = [
  paths.login,
  paths.register,
  paths.forget,
  paths.setPassword,
  paths.resetPassword,
  paths.social,
  paths.trial,
];

/** Where a log-in leads: to where the member came from, and home rather than back to a page of entry. */
export const destination = (from: string | null): string => {
  const inside = insidePath(from);
  return entries.some((path) => inside.startsWith(path)) ? paths.home : inside;
};

/** The same, by way of a first password where somebody else had chosen the one that was just used. */
export const afterLogin = (session: Session, from: string | null): string => {
  const target = destination(from);
  const isNew = session.firstTimeLogin && !isTrial(session.type) && heldPassword() !== null;
  return isNew ? withQuery(paths.firstPassword, { from: target }) : target;
};
