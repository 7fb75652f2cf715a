import type { SecurityConfig } from '@livery/api/auth/security';

/** Protections of an account, most useful first. */
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
  /** Protection to add next. Undefined when none is missing. */
  readonly next: Exclude<Protection, 'mobile'> | undefined;
}

const getLevel = (have: number): SecurityStrength['level'] => {
  if (have >= 4) return 'high';
  return have >= 2 ? 'medium' : 'low';
};

/**
 * Calculates how well an account is protected. A mobile number counts but is never suggested, because it is set at
 * registration.
 */
export const getSecurityStrength = (config: SecurityConfig): SecurityStrength => {
  const have = protections.filter((each) => isThere[each](config)).length;
  const next = protections.filter((each) => each !== 'mobile').find((each) => !isThere[each](config));
  return { level: getLevel(have), have, next };
};
