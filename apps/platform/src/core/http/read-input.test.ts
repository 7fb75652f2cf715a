import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OperationSpec } from '@livery/contract/operation';
import { parseJson, readInput } from './read-input.ts';

const operation = { name: 'change', method: 'POST' } as OperationSpec;
const read = (text: string) =>
  readInput(operation, z.object({ value: z.unknown() }), { params: {} } as FastifyRequest, () => parseJson(text));
const nest = (levels: number): string => `{"value":${'['.repeat(levels)}${']'.repeat(levels)}}`;

it('accepts a body of some levels, and rejects 10,000 levels with words', () => {
  expect(read(nest(20))).toHaveProperty('value');
  expect(() => read(nest(10_000))).toThrow('The body has more than 100 levels');
  expect(() => read(`{"value":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)).toThrow('100 levels');
});

it.each(['', '[]', 'null', '7'])('rejects a body that is no object: %s', (text) => {
  const message = text === '' ? /value/ : 'The body is not a JSON object';
  expect(() =>
    readInput(operation, z.object({ value: z.string() }), { params: {} } as FastifyRequest, () => parseJson(text)),
  ).toThrow(message);
});

it('rejects a text with the character U+0000 at any level', () => {
  expect(() => read('{"value":[{"a":"x\\u0000"}]}')).toThrow('U+0000');
});
