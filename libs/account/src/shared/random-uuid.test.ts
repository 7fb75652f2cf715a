import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomUuid } from './random-uuid.ts';

test('creates a different UUID version 4 on each call', () => {
  const uuids = Array.from({ length: 200 }, randomUuid);
  for (const each of uuids) expect(z.uuidv4().safeParse(each).success, each).toBe(true);
  expect(new Set(uuids).size).toBe(uuids.length);
});
