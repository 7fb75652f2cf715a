import { describe, expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

describe('the response cache', () => {
  it('evicts the response that was not used for the longest time', () => {
    const cache = createResponseCache({ max: 2 });
    const [one, two, three] = [1, 2, 3].map((value) => new CachedResponse(value)) as [
      CachedResponse,
      CachedResponse,
      CachedResponse,
    ];
    cache.set('one', one);
    cache.set('two', two);
    expect(cache.find('one')).toBe(one);
    cache.set('three', three);
    expect(cache.find('two')).toBeUndefined();
    expect(cache.find('one')).toBe(one);
  });

  it('stays below its size in bytes, however large the responses are', () => {
    const cache = createResponseCache({ maxSize: 10_000 });
    for (let index = 0; index < 100; index += 1) cache.set(String(index), new CachedResponse('x'.repeat(1000)));
    expect(cache.getSize()).toBeLessThan(10);
    expect(cache.getSize()).toBeGreaterThan(5);
  });
});
