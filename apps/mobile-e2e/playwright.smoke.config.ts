import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Runs only the journeys with the tag `@smoke`: one main path of each part of the product (ADR 261). */
export default defineConfig({
  ...config,
  grep: /@smoke/,
  reporter: [['list'], ['json', { outputFile: '../../reports/mobile-e2e.smoke.json' }]],
});
