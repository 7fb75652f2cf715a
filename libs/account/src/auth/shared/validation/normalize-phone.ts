/** Converts Arabic and Persian digits to the digits 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Normalizes the phone number that the member has entered: removes separators and a `+` or `00` at the start. The
 * result is validated.
 */
export const normalizePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)/, '');
