import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { getHeadlessShellPath } from '../../tools/workspace/src/chromium.ts';
import { storyPasses } from './.storybook/passes.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Runs every story as a test in Chromium. A test checks four things: the story renders, its
 * play function succeeds, axe (an accessibility checker) finds no violation, and the page does
 * not scroll horizontally. `passes.ts` defines passes, e.g. light, dark and right-to-left. Each
 * pass runs all stories in a separate browser.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: at('.storybook') })],
  test: {
    name: 'ui-stories',
    // All story files run in the same browser page. With a page for each file, the browser would
    // load hundreds of modules again for each file.
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: at('../../reports/ui.stories.json') },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: getHeadlessShellPath() } }),
      instances: Object.keys(storyPasses).map((pass) => ({
        browser: 'chromium',
        name: pass,
        env: { STORY_PASS: pass },
        viewport: { width: 360, height: 740 },
      })),
    },
  },
});
