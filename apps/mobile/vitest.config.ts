import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// The build's plug-ins have tests outside of `src`.
export default mergeConfig(preset, { test: { include: ['build/*.test.ts'] } });
