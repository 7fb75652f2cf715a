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
  for (const entry of registry) {
    const fields = Object.keys((entry.schemas.request as { shape?: object }).shape ?? {});
    if (fields.includes('password')) expect(entry.encrypted, entry.name).toBe(true);
  }
});
