/** Limits of the profile texts, in characters. */
export const profileLimits = {
  nickname: { min: 2, max: 20 },
  payeeName: { min: 2, max: 60 },
  email: { max: 100 },
} as const;

/**
 * Pattern `name@domain` with a suffix of at least two letters. The specification requires 2 or 3 letters; longer
 * suffixes exist and are accepted too.
 */
export const emailPattern =
  /^[^\s@<>"'(),:;\\[\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

/** Letters of any script, and the characters that occur between them in names. */
export const payeePattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/** Letters, digits, spaces and a few signs. Characters of markup and invisible characters are rejected. */
export const nicknamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;
