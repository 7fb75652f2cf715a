import { expect, test } from 'vitest';
import { registry } from './registry.ts';

test('every operation has schemas under its own name', () => {
  expect(registry.length).toBeGreaterThan(20);
  for (const entry of registry) {
    expect(entry.schemas?.request, entry.name).toBeDefined();
    expect(entry.schemas?.value, entry.name).toBeDefined();
  }
});

test('names, and methods with their paths, are unique', () => {
  const names = registry.map((entry) => entry.name);
  const routes = registry.map((entry) => `${entry.method} ${entry.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(routes).size).toBe(routes.length);
});

test('only encrypted operations take a password', () => {
  const passwordOperations = registry.filter(
    ({ schemas }) => 'password' in ((schemas.request as { shape?: object }).shape ?? {}),
  );
  expect(passwordOperations.map(({ name }) => name)).toContain('login');
  expect(passwordOperations.filter(({ encrypted }) => !encrypted)).toEqual([]);
});

test("what is done once under a key is a member's, and changes something", () => {
  const keyed = registry.filter(({ idempotent }) => idempotent);
  expect(keyed.length).toBeGreaterThan(0);
  expect(
    keyed
      .filter(({ access, method }) => !['member', 'agent'].includes(access) || !['POST', 'PUT'].includes(method))
      .map(({ name }) => name),
  ).toEqual([]);
});
