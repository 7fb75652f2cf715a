/** Converts Arabic and Persian digits to the digits 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Normalizes an entered phone number for the validation: converts its digits to 0 to 9, and removes separators and a
 * `+` or `00` at the start.
 */
export const normalizePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)/, '');
