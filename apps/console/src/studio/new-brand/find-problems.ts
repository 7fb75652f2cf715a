import { isApiError } from '@livery/api/client/api-error';
import type { BrandProblem } from '../releases.api.ts';

const isProblem = (value: unknown): value is BrandProblem =>
  typeof value === 'object' && value !== null && 'path' in value && 'reason' in value && 'remedy' in value;

/**
 * Returns the problems that the gateway has found in a logo or a brand file. Returns an empty list for other errors.
 */
export const findProblems = (error: unknown): readonly BrandProblem[] => {
  if (!isApiError(error)) return [];
  const { problems } = (error.value ?? {}) as { readonly problems?: unknown };
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
};
