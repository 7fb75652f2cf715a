/** Minimum and maximum length of the profile texts, in characters. */
export const profileLimits = {
  nickname: { min: 2, max: 20 },
  payeeName: { min: 2, max: 60 },
  email: { max: 100 },
} as const;

/**
 * Pattern of an email address: `name@domain`. The last part of the domain (such as `com`) has 2 to 24 letters. The
 * specification allows only 2 or 3 letters there, but it would then reject real addresses such as `name@shop.online`.
 */
export const emailPattern =
  /^[^\s@<>"'(),:;\\[\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

/**
 * Pattern of the name of a person who receives money: letters of any script, and spaces, dots, apostrophes and hyphens
 * between them.
 */
export const payeePattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/**
 * Pattern of a nickname: letters, digits, spaces, dots, underscores and hyphens. It rejects markup characters and
 * invisible characters.
 */
export const nicknamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;

/**
 * Part of a regular expression that matches one Cyrillic, Greek or Armenian letter. Some letters of these scripts look
 * like Latin letters.
 */
const lookalike = '[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]';
const latin = '\\p{Script=Latin}';
const between = '[\\p{L}\\p{M}]*';
const mixedWord = new RegExp(`${latin}${between}${lookalike}|${lookalike}${between}${latin}`, 'u');

/**
 * Returns true if a word of the name contains Latin letters together with Cyrillic, Greek or Armenian letters. Such a
 * name can look the same as the name of another member, for example if a Cyrillic "а" replaces the Latin "a".
 */
export const isConfusableName = (name: string): boolean => mixedWord.test(name.normalize('NFKC'));
