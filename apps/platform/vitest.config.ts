import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/** The timeouts are long, because the start of an embedded database takes seconds. */
export default mergeConfig(preset, {
  test: { hookTimeout: 120_000, testTimeout: 60_000, maxWorkers: 2, globalSetup: 'src/testing/global-setup.ts' },
});
