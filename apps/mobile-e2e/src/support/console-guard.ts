import type { Page } from '@playwright/test';

export interface ConsoleGuard {
  /** Declares errors that the test causes intentionally. `unexpectedErrors` omits them. */
  readonly expectErrors: (pattern: RegExp) => void;
  /** Returns the recorded errors that `expectErrors` did not declare. */
  readonly unexpectedErrors: () => string[];
}

/** Records the errors of a page: console errors, uncaught exceptions and violations of the content security policy. */
export const guardConsole = (page: Page): ConsoleGuard => {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    expectErrors: (pattern) => expected.push(pattern),
    unexpectedErrors: () =>
      [...new Set(errors)].filter((line) => !expected.some((pattern) => pattern.test(line))).slice(0, 10),
  };
};
