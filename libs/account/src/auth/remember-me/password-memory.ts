import { getSession, subscribeToSession } from '@livery/kit/session';
import { pageMemory } from '@livery/kit/storage/page-memory';

const key = 'password';

interface RememberedPassword {
  readonly userName: string;
  readonly password: string;
}

/**
 * Stores the password of a login in memory only, until the page or the session ends. A change of the password then
 * needs no old password.
 */
export const rememberPassword = (userName: string, password: string): void =>
  void pageMemory.set(key, JSON.stringify({ userName, password } satisfies RememberedPassword));

export const forgetPassword = (): void => pageMemory.remove(key);

/** Password of the current session's login. Null when the page was loaded after that login. */
export const getRememberedPassword = (): string | null => {
  const remembered = JSON.parse(pageMemory.get(key) ?? 'null') as RememberedPassword | null;
  if (remembered?.userName === getSession()?.userName) return remembered?.password ?? null;
  forgetPassword();
  return null;
};

// Forgets the password as soon as its session has ended.
subscribeToSession(() => void getRememberedPassword());
