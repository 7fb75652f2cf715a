import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

export default mergeConfig(preset, { test: { setupFiles: ['../ui/src/testing/vitest.setup.ts'] } });
