import { deviceStorage } from '@livery/kit/storage';
import { decodeSecret, encodeSecret } from './secret-encoding.ts';

/** A log-in that this device may repeat. */
export interface RememberedLogin {
  /** The user name; of a log-in by code the mobile number. */
  readonly username: string;
  /** Of a log-in by code: the country that the number is in. Absent: by user name. */
  readonly countryDialingCode?: string;
  /** What the gateway gave to be remembered by, and can take back: never the password. */
  readonly deviceToken: string;
}

/** What is stored, by the names of the specification. */
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

/** Null where nothing is remembered, or what is stored is damaged. */
export const getRememberedLogin = (): RememberedLogin | null => {
  const { type, username, password, countryDialingCode } = readStored() ?? {};
  if ((type !== 'username' && type !== 'sms') || typeof username !== 'string' || typeof password !== 'string')
    return null;
  const deviceToken = decodeSecret(password);
  if (!deviceToken) return null;
  if (type === 'username') return { username, deviceToken };
  return typeof countryDialingCode === 'string' ? { username, countryDialingCode, deviceToken } : null;
};

/** Remembers a log-in, and that the next visit may repeat it by itself. */
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

/** Whether a new visit may log in by itself. */
export const isAutoLoginEnabled = (): boolean => deviceStorage.get(autoLoginKey) === '1';
