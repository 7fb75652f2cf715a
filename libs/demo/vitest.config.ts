import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/** A test that renders images takes seconds, and longer on a busy machine. */
export default mergeConfig(preset, { test: { testTimeout: 60_000 } });
