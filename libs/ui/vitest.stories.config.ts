import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { getHeadlessShellPath } from '../../tools/workspace/src/chromium.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Runs every story as a test in a real Chromium: it renders, its play function passes, and axe
 * finds nothing.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: at('.storybook') })],
  test: {
    name: 'ui-stories',
    reporters: ['default', 'json'],
    outputFile: { json: at('../../reports/ui.stories.json') },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: getHeadlessShellPath() } }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
    },
  },
});
