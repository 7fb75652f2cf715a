import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

export default mergeConfig(preset, {
  test: { maxWorkers: 2, setupFiles: ['src/testing/vitest.setup.ts'], globalSetup: 'src/testing/global-setup.ts' },
});
