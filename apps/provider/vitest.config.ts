import { mergeConfig } from 'vitest/config';
import { findChromium, findHeadlessShell } from '../../tools/workspace/src/chromium.ts';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/**
 * Vitest options. Hooks need a long timeout: opening an embedded database takes seconds. No file mocks a module, so
 * `isolate` is off and the files of a worker share loaded modules, which saves run time. The provider does not depend
 * on this workspace, so its tests get the browser path in a variable.
 */
export default mergeConfig(preset, {
  test: {
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    env: { CHROMIUM_PATH: findHeadlessShell() ?? findChromium() ?? '' },
  },
});
