import { getSession, subscribeToSession } from '@livery/kit/session';
import { pageMemory } from '@livery/kit/storage/page-memory';

const key = 'password';

interface RememberedPassword {
  readonly userName: string;
  readonly password: string;
}

/**
 * Stores the login password in memory until the page is reloaded or the session ends. While the password is stored,
 * the form for a password change does not ask for the old password.
 */
export const rememberPassword = (userName: string, password: string): void =>
  void pageMemory.set(key, JSON.stringify({ userName, password } satisfies RememberedPassword));

export const forgetPassword = (): void => pageMemory.remove(key);

/**
 * Returns the password that the current member has entered at the login. Null when no password is stored for this
 * member, for example after a reload of the page.
 */
export const getRememberedPassword = (): string | null => {
  const remembered = JSON.parse(pageMemory.get(key) ?? 'null') as RememberedPassword | null;
  if (remembered?.userName === getSession()?.userName) return remembered?.password ?? null;
  forgetPassword();
  return null;
};

// Deletes the stored password when its session ends: `getRememberedPassword` deletes a password that does not belong
// to the current session.
subscribeToSession(() => void getRememberedPassword());
