/** A mobile number as the database stores it. It has only digits and no domestic leading zero. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Converts Arabic, Persian, Devanagari and Thai digits to ASCII digits. Phone keyboards can type such digits. */
const asciiDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[०-९๐-๙]/g, (digit) => String(digit.charCodeAt(0) - (digit < '\u0e00' ? 0x966 : 0xe50)));

/**
 * Parses a phone number that a member has typed. Spaces, hyphens, the leading zero and the country's code are allowed.
 * Returns undefined for an invalid number. If `dialingCode` is empty, `fallback` (the code of the brand's country) is
 * used.
 */
export const parsePhoneNumber = (typed: string, dialingCode: string, fallback: string): MobileNumber | undefined => {
  const ascii = asciiDigits(typed).trim();
  if (!/^\+?[\d ().-]{4,24}$/.test(ascii)) return undefined;
  const countryDialingCode = dialingCode || fallback;
  const isInternational = ascii.startsWith('+') || ascii.startsWith('00');
  const digits = ascii.replace(/\D/g, '').replace(isInternational ? /^0+/ : /^$/, '');
  if (isInternational && !digits.startsWith(countryDialingCode)) return undefined;
  const national = (isInternational ? digits.slice(countryDialingCode.length) : digits).replace(/^0+/, '');
  return national.length >= 4 && national.length <= 15 ? { countryDialingCode, mobileNum: national } : undefined;
};

/**
 * Returns the key of a phone number. One-time codes are stored with this key, and their number per key is limited.
 * Failed log-ins by text message are also counted per key.
 */
export const toPhoneKey = ({ countryDialingCode, mobileNum }: MobileNumber): string =>
  `${countryDialingCode}-${mobileNum}`;

/** Returns the number in international format (E.164), with a plus sign. */
export const toE164 = ({ countryDialingCode, mobileNum }: MobileNumber): string => `+${countryDialingCode}${mobileNum}`;
