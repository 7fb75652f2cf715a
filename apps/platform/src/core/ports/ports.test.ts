import { expect, it } from 'vitest';
import { createPorts, definePort, MissingAdapterError } from './ports.ts';

it('returns the last adapter of a port', () => {
  const ports = createPorts();
  const port = definePort<string>('mail');
  ports.provide(port, 'demonstration');
  ports.provide(port, 'settings');
  expect(ports.use(port)).toBe('settings');
});

it('returns the fallback of a port without an adapter', () => {
  expect(createPorts().use(definePort('mail', 'none'))).toBe('none');
});

it('returns undefined for an optional port without an adapter', () => {
  expect(createPorts().find(definePort<string>('mail'))).toBeUndefined();
});

it('throws for a port that has neither an adapter nor a fallback', () => {
  expect(() => createPorts().use(definePort<string>('mail'))).toThrow(MissingAdapterError);
});

it('distinguishes ports of the same name', () => {
  const ports = createPorts();
  ports.provide(definePort<string>('mail'), 'one');
  expect(() => ports.use(definePort<string>('mail'))).toThrow(/"mail".*app-adapters\.ts/);
});
