import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// What shapes the build stands beside its configuration.
export default mergeConfig(preset, { test: { include: ['*.test.ts'] } });
