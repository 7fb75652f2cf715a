import { registerFieldNames, type RegisterFieldName, type RegisterMode } from '@livery/contract/auth/registration';
import { tabStorage } from '@livery/kit/storage';
import { emptyFields, type RegisterFields } from '../register-fields.ts';

const key = 'livery.registrationDraft';
/**
 * Milliseconds for which the device stores the entries. The time is short, because another person may use the device
 * afterwards.
 */
const maxAgeMs = 30 * 60_000;

/** Fields that the device never stores: secrets, codes and the number of an identity document. */
const unsafeFields: readonly RegisterFieldName[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'idNumber',
];
const storedFields = [
  ...registerFieldNames.filter((name) => !unsafeFields.includes(name)),
  'countryDialingCode',
] as const;

interface StoredDraft {
  readonly mode: RegisterMode;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
}

const readStored = (): Partial<StoredDraft> | null => {
  try {
    return JSON.parse(tabStorage.get(key) ?? 'null') as Partial<StoredDraft> | null;
  } catch {
    return null;
  }
};

export interface RegistrationDraft {
  readonly mode: RegisterMode;
  readonly fields: RegisterFields;
}

export const clearRegistrationDraft = (): void => tabStorage.remove(key);

/** Returns the entries of an unfinished registration in this browser tab. Removes expired entries. */
export const loadRegistrationDraft = (now = Date.now()): RegistrationDraft | undefined => {
  const stored = readStored();
  if (!stored?.fields || typeof stored.at !== 'number' || now - stored.at > maxAgeMs) {
    clearRegistrationDraft();
    return undefined;
  }
  const { fields } = stored;
  const entries = storedFields.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  if (entries.length === 0) return undefined;
  return {
    mode: stored.mode === 'mobile' ? 'mobile' : 'username',
    fields: { ...emptyFields, ...Object.fromEntries(entries) },
  };
};

/**
 * Stores the values of the registration form in the tab, so that a reload does not delete them. Does not store
 * passwords, codes and the number of an identity document.
 */
export const saveRegistrationDraft = (
  mode: RegisterMode,
  fields: Readonly<Partial<RegisterFields>>,
  now = Date.now(),
): void => {
  const safe = Object.fromEntries(storedFields.map((name) => [name, fields[name] ?? '']));
  tabStorage.set(key, JSON.stringify({ mode, fields: safe, at: now } satisfies StoredDraft));
};
