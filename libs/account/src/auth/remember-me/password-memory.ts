import { getSession, subscribeToSession } from '@livery/kit/session';

let remembered: { readonly userName: string; readonly password: string } | null = null;

/**
 * Stores the password of a login in memory only, until the page or the session ends. A change of the password then
 * needs no old password.
 */
export const rememberPassword = (userName: string, password: string): void => {
  remembered = { userName, password };
};

/** Password of the current session's login, or null when the login was not in this page. */
export const getRememberedPassword = (): string | null =>
  remembered && remembered.userName === getSession()?.userName ? remembered.password : null;

export const forgetPassword = (): void => {
  remembered = null;
};

subscribeToSession(() => {
  if (remembered && getSession()?.userName !== remembered.userName) forgetPassword();
});
