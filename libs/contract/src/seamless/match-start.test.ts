import { expect, it } from 'vitest';
import { formatMatchStart, parseMatchStart } from './match-start.ts';

it('parses the outcome that it has formatted', () => {
  const selection = { match: 'five-seas-1-0', market: 'result', outcome: 'home' };
  expect(parseMatchStart(formatMatchStart(selection))).toEqual({ match: 'five-seas-1-0', selection });
});

it.each(['m1', 'm1_result', 'm1_result_', 'm1_result_home_1'])('reads only the match from %s', (at) => {
  expect(parseMatchStart(at)).toEqual({ match: 'm1', selection: undefined });
});

it.each(['', '_result_home'])('reads nothing from %j', (at) => {
  expect(parseMatchStart(at)).toBeUndefined();
});
