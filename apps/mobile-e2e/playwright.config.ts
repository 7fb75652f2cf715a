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
  // A retry only in CI, never locally: a flaky test is listed in the output (ADR 107).
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: reports }]],
  use: {
    ...mobileViewport,
    // A worker would fetch all files of the brand for each test's new browser context; the tests about the worker allow
    // it.
    serviceWorkers: 'block',
    locale: 'en',
    timezoneId: 'Asia/Manila',
    // A trace of every step doubles the run time, so only the second try records one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: getHeadlessShellPath() },
  },
});
