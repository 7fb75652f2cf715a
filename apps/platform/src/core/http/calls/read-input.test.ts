import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OperationSpec } from '@livery/contract/operation';
import { parseJson, readInput } from './read-input.ts';

const operation = { name: 'change', method: 'POST' } as OperationSpec;
const read = (text: string) =>
  readInput(operation, z.object({ value: z.unknown() }), { params: {} } as FastifyRequest, () => parseJson(text));
const nest = (levels: number): string => `{"value":${'['.repeat(levels)}${']'.repeat(levels)}}`;

it('accepts a body of 100 levels, and rejects deeper ones with words', () => {
  expect(read(nest(99))).toHaveProperty('value');
  expect(() => read(nest(100))).toThrow('The body has more than 100 levels');
  expect(() => read(nest(10_000))).toThrow('The body has more than 100 levels');
  expect(() => read(`{"value":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)).toThrow('100 levels');
});

it.each(['[]', 'null', '7'])('rejects a body that is no object: %s', (text) => {
  expect(() => read(text)).toThrow('The body is not a JSON object');
});

it('rejects a text with the character U+0000 at any level', () => {
  expect(() => read('{"value":[{"a":"x\\u0000"}]}')).toThrow('U+0000');
});
