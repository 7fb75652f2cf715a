import { expect, test } from 'vitest';
import { registry } from './registry.ts';

test('has schemas of the same name for every operation', () => {
  expect(registry.length).toBeGreaterThan(20);
  for (const entry of registry) {
    expect(entry.schemas?.request, entry.name).toBeDefined();
    expect(entry.schemas?.value, entry.name).toBeDefined();
  }
});

test('has unique names, and unique pairs of method and path', () => {
  const names = registry.map((entry) => entry.name);
  const routes = registry.map((entry) => `${entry.method} ${entry.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(routes).size).toBe(routes.length);
});

test('accepts a password only in encrypted operations', () => {
  const passwordOperations = registry.filter(
    ({ schemas }) => 'password' in ((schemas.request as { shape?: object }).shape ?? {}),
  );
  expect(passwordOperations.map(({ name }) => name)).toContain('login');
  expect(passwordOperations.filter(({ encrypted }) => !encrypted)).toEqual([]);
});

test('has idempotent operations only for members, and never for GET', () => {
  const keyed = registry.filter(({ idempotent }) => idempotent);
  expect(keyed.length).toBeGreaterThan(0);
  expect(
    keyed
      .filter(({ access, method }) => !['member', 'agent'].includes(access) || !['POST', 'PUT'].includes(method))
      .map(({ name }) => name),
  ).toEqual([]);
});
