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
    ({ access, schemas }) =>
      access !== 'console' &&
      access !== 'operator' &&
      'password' in ((schemas.request as { shape?: object }).shape ?? {}),
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

test('has the path /ops/ for all operations of the console, and for no other', () => {
  const isForConsole = (access: string): boolean => access === 'operator' || access === 'console';
  expect(
    registry.filter(({ access, path }) => isForConsole(access) !== path.startsWith('/ops/')).map(({ name }) => name),
  ).toEqual([]);
});

test('has rules for every operation of operators, with a brand in the request where the scope is a brand', () => {
  const operations = registry.filter(({ access }) => access === 'operator');
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.filter(({ operator }) => !operator).map(({ name }) => name)).toEqual([]);
  const forBrand = operations.filter(({ operator }) => operator?.scope === 'brand');
  for (const { name, schemas } of forBrand)
    expect(Object.keys((schemas.request as { shape?: object }).shape ?? {}), name).toContain('brand');
});

test('allows null for each field that is shown once', () => {
  for (const { name, operator, schemas } of registry)
    for (const field of operator?.secretFields ?? []) {
      const { shape } = schemas.value as unknown as {
        shape: Record<string, { safeParse: (value: unknown) => object }>;
      };
      expect(shape[field]?.safeParse(null), `${name}.${field}`).toMatchObject({ success: true });
    }
});
