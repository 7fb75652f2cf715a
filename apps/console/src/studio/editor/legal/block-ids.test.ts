import { describe, expect, it } from 'vitest';
import { followIds } from './block-ids.ts';

const list = { entries: ['a', 'b', 'c'], ids: [1, 2, 3] };
const follow = (...entries: readonly string[]) => {
  let last = 9;
  return followIds(list, entries, () => {
    last += 1;
    return last;
  }).ids;
};

describe('the ids of a list', () => {
  it.each([
    ['an equal list', ['a', 'b', 'c'], [1, 2, 3]],
    ['a moved entry', ['c', 'a', 'b'], [3, 1, 2]],
    ['a changed entry', ['a', 'x', 'c'], [1, 2, 3]],
    ['a removed entry', ['a', 'c'], [1, 3]],
    ['a new entry', ['a', 'x', 'b', 'c'], [1, 10, 2, 3]],
    ['an equal entry that is added', ['a', 'a', 'b', 'c'], [1, 10, 2, 3]],
    ['another list', ['x', 'y', 'z', 'w'], [1, 2, 3, 10]],
    ['an empty list', [], []],
  ])('follow the entries of %s', (_, entries, ids) => {
    expect(follow(...entries)).toEqual(ids);
  });
});
