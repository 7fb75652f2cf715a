import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/**
 * Opening an embedded database takes seconds. No file replaces a module or keeps state in one, so that the files of a
 * worker share what they load: that was a third of the run.
 */
export default mergeConfig(preset, {
  test: { hookTimeout: 120_000, testTimeout: 60_000, maxWorkers: 2, isolate: false },
});
