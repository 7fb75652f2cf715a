/**
 * Returns true if the text has the form `name@domain` and at most 254 characters. The top-level domain must have two
 * or three characters (specification, accounts, section 5).
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,3}$/.test(text);
