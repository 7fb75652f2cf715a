import { readFileSync } from 'node:fs';
import { lazyDelayMs, routeFadeMs } from '@livery/contract/constants';
import { expect, test } from 'vitest';

/** Reads a style sheet. The tests compare the durations in the CSS with the constants of the specification. */
const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('fades in a page', () => {
  expect(css('route-outlet.module.css')).toContain(`animation: enter ${routeFadeMs}ms`);
});

test('shows the loading view after a delay', () => {
  expect(css('../status-screens/loading-screen.module.css')).toMatch(
    new RegExp(`animation: appear \\d+ms ${lazyDelayMs}ms both`),
  );
});
