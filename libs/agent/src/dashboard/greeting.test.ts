import { expect, test } from 'vitest';
import { getGreeting } from './greeting.ts';

test.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [14, 'noon'],
  [15, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
  [24, 'evening'],
])('greets at hour %d: %s', (hour, greeting) => {
  expect(getGreeting(hour)).toBe(greeting);
});
