/** Maximum number of characters (UTF-16 code units) of a text that a brand replaces. */
export const maxBrandTextLength = 400;

/**
 * Returns true if a text contains angle brackets, control characters (line breaks too), or characters that change the
 * text direction. No text of a brand may contain them.
 */
export const hasForbiddenCharacters = (text: string): boolean =>
  /[<>\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
