import { mergeConfig } from 'vitest/config';
import preset from '../workspace/src/vitest.preset.ts';

/** The timeouts are long, because a database server on a busy machine needs seconds to start. */
export default mergeConfig(preset, { test: { testTimeout: 60_000, hookTimeout: 60_000 } });
