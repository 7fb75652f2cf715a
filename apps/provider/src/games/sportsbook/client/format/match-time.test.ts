import { afterEach, expect, test, vi } from 'vitest';
import { createEnglish } from '../../../../testing/english-texts.ts';
import { createTimes } from './match-time.ts';

afterEach(() => void vi.unstubAllEnvs());

test('names the time zone at the time of a match, also after the change to summer time', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { zone } = createTimes({ t: createEnglish('book'), language: 'en-US' });
  expect(zone(Date.UTC(2027, 0, 15))).toBe('EST');
  expect(zone(Date.UTC(2027, 6, 15))).toBe('EDT');
});
