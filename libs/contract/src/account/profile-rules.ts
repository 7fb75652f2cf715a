/** Minimum and maximum length of the profile texts, in characters. */
export const profileLimits = {
  nickname: { min: 2, max: 20 },
  payeeName: { min: 2, max: 60 },
  email: { max: 100 },
} as const;

/**
 * Pattern of an email address: `name@domain`. The domain must end in at least two letters. The specification allows
 * only 2 or 3 letters. Real domains can have longer endings, so the pattern also accepts longer endings.
 */
export const emailPattern =
  /^[^\s@<>"'(),:;\\[\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

/**
 * Pattern of the name to which money is paid out: letters of any script, and spaces, dots, apostrophes and hyphens
 * between them.
 */
export const payeePattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/**
 * Pattern of a nickname: letters, digits, spaces, dots, underscores and hyphens. It rejects markup characters and
 * invisible characters.
 */
export const nicknamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;

/** Scripts that contain letters with the same shape as Latin letters. */
const lookalike = '[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]';
const latin = '\\p{Script=Latin}';
const between = '[\\p{L}\\p{M}]*';
const mixedWord = new RegExp(`${latin}${between}${lookalike}|${lookalike}${between}${latin}`, 'u');

/**
 * Returns true for a name that can imitate another name: one of its words mixes letters of scripts that look alike.
 * An example is a Cyrillic "a" in a Latin name.
 */
export const isConfusableName = (name: string): boolean => mixedWord.test(name.normalize('NFKC'));
