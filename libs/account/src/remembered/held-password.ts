import { getSession, onSession } from '@livery/kit/session';

let held: { readonly userName: string; readonly password: string } | null = null;

/** Keeps the password of a log-in for as long as the page and the session last, in memory alone: a change of it then need not ask. */
export const holdPassword = (userName: string, password: string): void => {
  held = { userName, password };
};

/** The password that the member of this session came in with, if it was in this page. */
export const heldPassword = (): string | null =>
  held && held.userName === getSession()?.userName ? held.password : null;

export const dropPassword = (): void => {
  held = null;
};

onSession(() => {
  if (held && getSession()?.userName !== held.userName) dropPassword();
});
