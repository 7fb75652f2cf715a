/** Accepts name@domain with a top-level domain of two or three characters (specification, accounts, section 5). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,3}$/.test(text);
