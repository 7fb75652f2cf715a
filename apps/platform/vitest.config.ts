import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/**
 * The start of an embedded database takes seconds, so the timeouts are long. The test files of a worker share their
 * loaded modules (`isolate: false`), which saves a third of the time. This is safe because no test file mocks a module
 * or leaves state in one.
 */
export default mergeConfig(preset, {
  test: { hookTimeout: 120_000, testTimeout: 60_000, maxWorkers: 2, isolate: false },
});
