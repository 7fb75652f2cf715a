/** Bounds of what a member tells of themself, in characters. */
export const profileLimits = {
  nickname: { min: 2, max: 20 },
  payeeName: { min: 2, max: 60 },
  email: { max: 100 },
} as const;

/** name@domain with a suffix of 2 or 3 letters at least, as the specification has it; longer suffixes exist and pass. */
export const emailPattern =
  /^[^\s@<>"'(),:;\\[\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

/** Letters of any script with what stands between them in names. */
export const payeePattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/** Letters, digits, spaces and a few signs; nothing that could pass for markup or hide what it says. */
export const nicknamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;
