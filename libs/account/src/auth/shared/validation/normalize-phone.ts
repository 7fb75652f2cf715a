/** Digits of an Arabic or Persian keyboard as the ASCII digits that they are. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A number as its rule checks it: without the marks between its digits and without the plus of a country's code. */
export const normalizePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)/, '');
