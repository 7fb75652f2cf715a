/** Converts Arabic and Persian digits to the digits 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Normalizes a typed phone number for validation: removes separators and the leading `+` or `00`. */
export const normalizePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)/, '');
