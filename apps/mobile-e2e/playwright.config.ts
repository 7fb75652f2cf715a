import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '@livery/workspace/chromium';

const reports = '../../reports/mobile-e2e.e2e.json';

/** A visitor's phone: what most members hold. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/mobile-e2e',
  globalSetup: './src/harness/start-product.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: reports }]],
  use: {
    ...phone,
    locale: 'en',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath() },
  },
});
