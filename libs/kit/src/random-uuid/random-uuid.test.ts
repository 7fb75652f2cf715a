import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('creates a different UUID version 4 on each call', () => {
  const uuids = Array.from({ length: 200 }, randomUuid);
  for (const each of uuids)
    expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(uuids).size).toBe(uuids.length);
});
