import { mergeConfig } from 'vitest/config';
import { findChromium, findHeadlessShell } from '../../tools/workspace/src/chromium.ts';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/**
 * Configuration of Vitest. The provider's tests do not import the workspace's tools. So the tests get the browser's
 * path in an environment variable. They get the URL of a PostgreSQL server from the global setup.
 */
export default mergeConfig(preset, {
  test: {
    maxWorkers: 2,
    globalSetup: 'src/testing/global-setup.ts',
    env: { CHROMIUM_PATH: findHeadlessShell() ?? findChromium() ?? '' },
  },
});
