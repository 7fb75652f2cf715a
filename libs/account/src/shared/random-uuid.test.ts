import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomUuid } from './random-uuid.ts';

test('each is a UUID of version 4, and another', () => {
  const uuids = Array.from({ length: 200 }, randomUuid);
  for (const each of uuids) expect(z.uuidv4().safeParse(each).success, each).toBe(true);
  expect(new Set(uuids).size).toBe(uuids.length);
});
