import { getSession, subscribeToSession } from '@livery/kit/session';

let remembered: { readonly userName: string; readonly password: string } | null = null;

/** Keeps the password of a log-in for as long as the page and the session last, in memory alone: a change of it then need not ask. */
export const rememberPassword = (userName: string, password: string): void => {
  remembered = { userName, password };
};

/** The password that the member of this session came in with, if it was in this page. */
export const getRememberedPassword = (): string | null =>
  remembered && remembered.userName === getSession()?.userName ? remembered.password : null;

export const forgetPassword = (): void => {
  remembered = null;
};

subscribeToSession(() => {
  if (remembered && getSession()?.userName !== remembered.userName) forgetPassword();
});
