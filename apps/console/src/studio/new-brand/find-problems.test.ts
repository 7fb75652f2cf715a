import { expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';

const problem = { path: '$.logo', reason: 'too small', remedy: 'send a larger one' };

it('returns the problems of a rejected logo', () => {
  const error = { code: 'ops.brand.invalid', status: 422, value: { problems: [problem, 'text', null] } };
  expect(findProblems(error)).toEqual([problem]);
});

it.each([
  undefined,
  new Error('x'),
  { code: 'timeout', status: 0 },
  { code: 'x', status: 409, value: { problems: 1 } },
])('returns nothing for another error', (error) => {
  expect(findProblems(error)).toEqual([]);
});
