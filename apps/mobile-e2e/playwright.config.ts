import { defineConfig } from '@playwright/test';
import { getHeadlessShellPath } from '@livery/workspace/chromium';
import { mobileViewport } from './src/support/mobile-viewport.ts';

const reports = '../../reports/mobile-e2e.e2e.json';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/mobile-e2e',
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try for the check of a change, never at the desk: it is named as flaky in what is printed (ADR 107).
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: reports }]],
  use: {
    ...mobileViewport,
    // A worker fetches the whole brand anew for each journey's fresh phone; the journeys about it let it in.
    serviceWorkers: 'block',
    locale: 'en',
    timezoneId: 'Asia/Manila',
    // What a trace notes of every step costs as much as the journeys; `npx playwright test <journey> --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: getHeadlessShellPath() },
  },
});
