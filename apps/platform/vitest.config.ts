import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/**
 * The timeouts are long, because the start of an embedded database takes seconds. The test files of a worker share
 * loaded modules (`isolate: false`), which saves a third of the time. This is safe, because no test file mocks a module
 * or leaves state in one.
 */
export default mergeConfig(preset, {
  test: { hookTimeout: 120_000, testTimeout: 60_000, maxWorkers: 2, isolate: false },
});
