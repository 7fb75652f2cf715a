import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/** Some tests render images, and one kills a process many times. */
export default mergeConfig(preset, { test: { testTimeout: 60_000, hookTimeout: 60_000 } });
