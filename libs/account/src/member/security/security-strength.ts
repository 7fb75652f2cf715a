import type { SecurityConfig } from '@livery/api/auth/security';

/** Protections of an account, the most useful first. */
export const protections = ['passkey', 'email', 'paymentPassword', 'questions', 'mobile'] as const;
export type Protection = (typeof protections)[number];

const isThere: Readonly<Record<Protection, (config: SecurityConfig) => boolean>> = {
  passkey: ({ passkeys }) => passkeys > 0,
  email: ({ hasEmail }) => hasEmail,
  paymentPassword: ({ hasPaymentPassword }) => hasPaymentPassword,
  questions: ({ hasSecurityQuestions }) => hasSecurityQuestions,
  mobile: ({ hasMobile }) => hasMobile,
};

export interface SecurityStrength {
  readonly level: 'low' | 'medium' | 'high';
  readonly have: number;
  /**
   * The missing protection that the security center suggests. Undefined if no protection is missing, or only the mobile
   * number, which a member can set only at the registration.
   */
  readonly next: Exclude<Protection, 'mobile'> | undefined;
}

const getLevel = (have: number): SecurityStrength['level'] => {
  if (have >= 4) return 'high';
  return have >= 2 ? 'medium' : 'low';
};

/**
 * Returns the security level of an account. A mobile number counts as a protection but is never suggested, because a
 * member can only set it at registration.
 */
export const getSecurityStrength = (config: SecurityConfig): SecurityStrength => {
  const have = protections.filter((each) => isThere[each](config)).length;
  const next = protections.filter((each) => each !== 'mobile').find((each) => !isThere[each](config));
  return { level: getLevel(have), have, next };
};
