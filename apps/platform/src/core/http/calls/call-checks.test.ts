import { expect, it } from 'vitest';
import { CallCheckError, createCallChecks } from './call-checks.ts';

const reject = async (): Promise<never> => Promise.reject(new Error('rejected'));

it('passes a call to the check that a module provides', async () => {
  const checks = createCallChecks();
  checks.provide({ verifyVendor: async () => 'DEMO' });
  expect(await checks.verifyVendor({} as never, '')).toBe('DEMO');
});

it('names a check that no module provides', () => {
  const checks = createCallChecks();
  checks.provide({ assertAvailable: reject, authenticate: reject });
  expect(() => checks.assertComplete()).toThrow(CallCheckError);
  expect(() => checks.assertComplete()).toThrow(/"verifyVendor"/);
  checks.provide({ verifyVendor: reject });
  expect(() => checks.assertComplete()).not.toThrow();
});

it('rejects a second module that provides the same check', () => {
  const checks = createCallChecks();
  checks.provide({ authenticate: reject });
  expect(() => checks.provide({ authenticate: reject })).toThrow(/Two modules provide the check "authenticate"/);
});
