/** Converts Arabic and Persian digits to ASCII digits. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Number in the form that the rule checks: without separators and without the leading `+` or `00`. */
export const normalizePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)/, '');
