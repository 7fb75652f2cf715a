import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// Long test timeout in milliseconds, because a screen with its dialogs renders slowly on a busy machine.
export default mergeConfig(preset, {
  test: { testTimeout: 30_000, setupFiles: ['../ui/src/testing/vitest.setup.ts'] },
});
