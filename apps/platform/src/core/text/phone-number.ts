/** A mobile number as stored: digits only, without the domestic leading zero. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Converts the Arabic, Persian, Devanagari and Thai digits of phone keyboards to ASCII. */
const asciiDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[०-९๐-๙]/g, (digit) => String(digit.charCodeAt(0) - (digit < '\u0e00' ? 0x966 : 0xe50)));

/**
 * Parses a number as members type it: with spaces and hyphens, with or without the leading zero or the country's code.
 * Returns undefined for an invalid number. `fallback` is the dialling code of the brand's country.
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

/** Returns the key under which the codes and limits of a number are stored. */
export const toPhoneKey = ({ countryDialingCode, mobileNum }: MobileNumber): string =>
  `${countryDialingCode}-${mobileNum}`;

/** Formats a number in the international format for dialling (E.164). */
export const toE164 = ({ countryDialingCode, mobileNum }: MobileNumber): string => `+${countryDialingCode}${mobileNum}`;
