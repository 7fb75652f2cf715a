import type { SecurityConfig } from '@livery/api/auth/security';

/** What makes an account safer, the most useful first. */
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
  /** What to add next; undefined: nothing is missing. */
  readonly next: Protection | undefined;
}

/** How well an account is protected. A mobile number counts, and cannot be asked for: it comes with registration. */
export const getSecurityStrength = (config: SecurityConfig): SecurityStrength => {
  const have = protections.filter((each) => isThere[each](config)).length;
  const next = protections.find((each) => each !== 'mobile' && !isThere[each](config));
  const level = have >= 4 ? 'high' : have >= 2 ? 'medium' : 'low';
  return { level, have, next };
};
