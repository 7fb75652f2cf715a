import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

/** The timeout is long, because a test that renders images takes several seconds, and longer on a busy machine. */
export default mergeConfig(preset, { test: { testTimeout: 60_000 } });
