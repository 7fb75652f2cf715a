import { readFileSync } from 'node:fs';
import { lazyDelayMs, routeFadeMs } from '@livery/contract/constants';
import { expect, test } from 'vitest';

/** What only a style sheet can say, it says with the specification's numbers. */
const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('a page fades in', () => {
  expect(css('page.module.css')).toContain(`animation: enter ${routeFadeMs}ms`);
});

test('the loading view shows itself after a delay', () => {
  expect(css('../status-screens/loading-screen.module.css')).toMatch(
    new RegExp(`animation: appear \\d+ms ${lazyDelayMs}ms both`),
  );
});
