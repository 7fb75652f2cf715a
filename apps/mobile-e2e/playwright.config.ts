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
  // A failed test runs again only in CI. If it then passes, the output lists it as flaky (ADR 107).
  retries: process.env.CI ? 1 : 0,
  // Number of simultaneous tests: one more than the processors of the smallest test machine. While a test waits for an
  // animation or a lottery draw, another test can use the processor.
  workers: 3,
  // The limits are far above the time that a test needs, because a busy machine can stop a process for seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: reports }]],
  use: {
    ...mobileViewport,
    // The machine renders without a graphics card. With the pixel density of a real phone, the tests would take a
    // quarter longer.
    deviceScaleFactor: 1,
    // Service workers are blocked. A service worker would download all files of the brand for each test. Only the tests
    // of the service worker allow service workers.
    serviceWorkers: 'block',
    locale: 'en',
    timezoneId: 'Asia/Manila',
    // Recording a trace doubles the run time, so only a retry records a trace.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: getHeadlessShellPath() },
  },
});
