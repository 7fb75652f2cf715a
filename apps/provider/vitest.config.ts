import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/** Opening an embedded database takes seconds. */
export default mergeConfig(preset, { test: { hookTimeout: 120_000, testTimeout: 60_000, maxWorkers: 2 } });
