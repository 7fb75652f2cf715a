import { mergeConfig } from 'vitest/config';
import preset from '../workspace/src/vitest.preset.ts';

/** Composing is a real build of a small app, which takes seconds. */
export default mergeConfig(preset, { test: { testTimeout: 60_000, hookTimeout: 60_000 } });
