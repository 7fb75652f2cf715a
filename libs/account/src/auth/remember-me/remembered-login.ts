import { deviceStorage } from '@livery/kit/storage';
import { decodeSecret, encodeSecret } from './secret-encoding.ts';

/** Login that this device can repeat. */
export interface RememberedLogin {
  /** User name, or the mobile number of a login by code. */
  readonly username: string;
  /** Dialing code of the number. Undefined for a login by user name. */
  readonly countryDialingCode?: string;
  /** Token from the gateway, which can revoke it. Never the password. */
  readonly deviceToken: string;
}

/** Stored format with the field names of the specification. */
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

/** Returns null when nothing is stored or the entry is damaged. */
export const getRememberedLogin = (): RememberedLogin | null => {
  const { type, username, password, countryDialingCode } = readStored() ?? {};
  if ((type !== 'username' && type !== 'sms') || typeof username !== 'string' || typeof password !== 'string')
    return null;
  const deviceToken = decodeSecret(password);
  if (!deviceToken) return null;
  if (type === 'username') return { username, deviceToken };
  return typeof countryDialingCode === 'string' ? { username, countryDialingCode, deviceToken } : null;
};

/** Stores a login and enables the automatic login at the next visit. */
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

/** True when the next visit may log in automatically. */
export const isAutoLoginEnabled = (): boolean => deviceStorage.get(autoLoginKey) === '1';
