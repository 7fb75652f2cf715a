import { deviceStorage } from '@livery/kit/storage';
import { decodeSecret, encodeSecret } from './secret-encoding.ts';

/** Login data that the device stores for an automatic login. */
export interface RememberedLogin {
  /** User name. For a login by SMS code, the mobile number. */
  readonly username: string;
  /** Dialing code of the mobile number. Undefined for a login by user name. */
  readonly countryDialingCode?: string;
  /**
   * Token from the gateway for logins on this device. The gateway can revoke it. The password itself is never stored.
   */
  readonly deviceToken: string;
}

/**
 * Format of the stored entry. The product specification defines the field names. The field `password` contains the
 * encoded device token.
 */
interface Stored {
  readonly type: 'username' | 'sms';
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode: string;
}

const key = 'MC_REMEMBERED_LOGIN';
const autoLoginKey = 'autoLogin';

const readStored = (): Partial<Stored> | null => {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null') as Partial<Stored> | null;
  } catch {
    return null;
  }
};

/** Returns the stored login data. Null when nothing is stored or the stored entry is invalid. */
export const getRememberedLogin = (): RememberedLogin | null => {
  const { type, username, password, countryDialingCode } = readStored() ?? {};
  if ((type !== 'username' && type !== 'sms') || typeof username !== 'string' || typeof password !== 'string')
    return null;
  const deviceToken = decodeSecret(password);
  if (!deviceToken) return null;
  if (type === 'username') return { username, deviceToken };
  return typeof countryDialingCode === 'string' ? { username, countryDialingCode, deviceToken } : null;
};

/** Stores the login data. The next visit then logs in automatically. */
export const rememberLogin = ({ username, countryDialingCode, deviceToken }: RememberedLogin): void => {
  const stored: Stored = {
    type: countryDialingCode === undefined ? 'username' : 'sms',
    username,
    password: encodeSecret(deviceToken),
    countryDialingCode: countryDialingCode ?? '',
  };
  deviceStorage.set(key, JSON.stringify(stored));
  deviceStorage.set(autoLoginKey, '1');
};

export const clearRememberedLogin = (): void => {
  deviceStorage.remove(key);
  deviceStorage.set(autoLoginKey, '0');
};

/**
 * Returns true if the device stores login data, so that the next visit logs in automatically. Returns false if the last
 * login has stored no login data, or if they were deleted.
 */
export const isAutoLoginEnabled = (): boolean => deviceStorage.get(autoLoginKey) === '1';
