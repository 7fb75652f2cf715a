import { expect, it, vi } from 'vitest';
import { createStreamRegistry } from './stream-registry.ts';

const createStream = (address: string, memberId: string | null) => ({ address, memberId, end: vi.fn() });

it('rejects a new stream of an address with too many streams', () => {
  const streams = createStreamRegistry(2);
  const [first, second] = [createStream('192.0.2.1', null), createStream('192.0.2.1', 'ana')];
  streams.add(first);
  streams.add(second);
  expect(() => streams.assertAddressFree('192.0.2.1')).toThrow(/2 open event streams/);
  expect(() => streams.assertAddressFree('192.0.2.2')).not.toThrow();
  streams.remove(first);
  expect(() => streams.assertAddressFree('192.0.2.1')).not.toThrow();
});

it('ends the oldest stream of a member with too many streams', () => {
  const streams = createStreamRegistry(1000);
  const own = Array.from({ length: 21 }, (_, at) => createStream(`192.0.2.${at}`, 'ana'));
  const other = createStream('192.0.2.99', 'ben');
  for (const stream of [other, ...own]) streams.add(stream);
  expect(own.filter(({ end }) => end.mock.calls.length > 0)).toEqual([own[0]]);
  expect(other.end).not.toHaveBeenCalled();
});
