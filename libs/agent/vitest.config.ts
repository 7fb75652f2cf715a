import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// The default timeout is too short on a busy machine, because rendering a screen with its dialogs is slow.
export default mergeConfig(preset, {
  test: { testTimeout: 30_000, setupFiles: ['../ui/src/testing/vitest.setup.ts'] },
});
