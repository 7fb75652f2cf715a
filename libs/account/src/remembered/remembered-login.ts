import { deviceStorage } from '@livery/kit/storage';
import { decodeSecret, encodeSecret } from './secret-encoding.ts';

/** A log-in that this device may repeat. */
export interface RememberedLogin {
  readonly username: string;
  /** What the gateway gave to be remembered by, and can take back: never the password. */
  readonly deviceToken: string;
}

/** What is stored, by the names of the specification. */
interface Stored {
  readonly type: 'username';
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode: string;
}

const key = 'MC_REMEMBERED_LOGIN';
const autoLoginKey = 'autoLogin';

const parsed = (): Partial<Stored> | null => {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null') as Partial<Stored> | null;
  } catch {
    return null;
  }
};

/** Null where nothing is remembered, or what is stored is damaged. */
export const rememberedLogin = (): RememberedLogin | null => {
  const stored = parsed();
  if (stored?.type !== 'username' || typeof stored.username !== 'string' || typeof stored.password !== 'string') return null;
  const deviceToken = decodeSecret(stored.password);
  return deviceToken ? { username: stored.username, deviceToken } : null;
};

/** Remembers a log-in, and that the next visit may repeat it by itself. */
export const rememberLogin = ({ username, deviceToken }: RememberedLogin): void => {
  const stored: Stored = { type: 'username', username, password: encodeSecret(deviceToken), countryDialingCode: '' };
  deviceStorage.set(key, JSON.stringify(stored));
  deviceStorage.set(autoLoginKey, '1');
};

export const forgetLogin = (): void => {
  deviceStorage.remove(key);
  deviceStorage.set(autoLoginKey, '0');
};

/** Whether a new visit may log in by itself. */
export const isAutoLogin = (): boolean => deviceStorage.get(autoLoginKey) === '1';
