import { mergeConfig } from 'vitest/config';
import { findChromium, findHeadlessShell } from '../../tools/workspace/src/chromium.ts';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/** Opening an embedded database takes seconds. No file replaces a module, so that the files of a worker share what they load: a quarter of the run. The provider knows nothing of this workspace, so its tests are told which browser to use. */
export default mergeConfig(preset, {
  test: {
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    env: { CHROMIUM_PATH: findHeadlessShell() ?? findChromium() ?? '' },
  },
});
