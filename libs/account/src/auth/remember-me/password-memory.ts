import { getSession, subscribeToSession } from '@livery/kit/session';
import { pageMemory } from '@livery/kit/storage/page-memory';

const key = 'password';

interface RememberedPassword {
  readonly userName: string;
  readonly password: string;
}

/**
 * Stores the login password in memory until the page is reloaded or the session ends. While it is stored, the form for
 * a password change does not ask for the old password.
 */
export const rememberPassword = (userName: string, password: string): void =>
  void pageMemory.set(key, JSON.stringify({ userName, password } satisfies RememberedPassword));

export const forgetPassword = (): void => pageMemory.remove(key);

/** Returns the password of the current session's login. Null when the page was reloaded after the login. */
export const getRememberedPassword = (): string | null => {
  const remembered = JSON.parse(pageMemory.get(key) ?? 'null') as RememberedPassword | null;
  if (remembered?.userName === getSession()?.userName) return remembered?.password ?? null;
  forgetPassword();
  return null;
};

// Forgets the password when its session ends.
subscribeToSession(() => void getRememberedPassword());
