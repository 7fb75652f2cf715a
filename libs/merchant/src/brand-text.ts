/** Maximum number of characters (UTF-16 code units) of a text that a brand replaces. */
export const maxBrandTextLength = 400;

/**
 * Returns true if a text contains a character that no text of a brand may contain: an angle bracket, a control
 * character (such as a line break), or a character that changes the text direction.
 */
export const hasForbiddenCharacters = (text: string): boolean =>
  /[<>\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
