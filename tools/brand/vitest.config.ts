import { mergeConfig } from 'vitest/config';
import preset from '../workspace/src/vitest.preset.ts';

/** The tests build a small app, which takes several seconds. */
export default mergeConfig(preset, { test: { testTimeout: 60_000, hookTimeout: 60_000 } });
