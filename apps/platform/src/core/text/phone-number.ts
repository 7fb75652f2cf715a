/** A mobile number as the gateway keeps it: digits alone, without the zero that is dialled at home. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Digits of any script that phones write, as ASCII. */
const asciiDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[०-९๐-๙]/g, (digit) => String(digit.charCodeAt(0) - (digit < '\u0e00' ? 0x966 : 0xe50)));

/**
 * Reads a number as members write it: with spaces and hyphens, with or without the leading zero, with the country's
 * code before it. Undefined for what is no number. `fallback` is the dialling code of the brand's own country.
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

/** One text for a number, as codes and limits are kept by. */
export const toPhoneKey = ({ countryDialingCode, mobileNum }: MobileNumber): string =>
  `${countryDialingCode}-${mobileNum}`;

/** As a phone would be dialled from anywhere. */
export const toE164 = ({ countryDialingCode, mobileNum }: MobileNumber): string => `+${countryDialingCode}${mobileNum}`;
