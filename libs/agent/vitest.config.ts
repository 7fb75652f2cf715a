import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// A long timeout, because rendering a screen with its dialogs is slow on a busy machine.
export default mergeConfig(preset, { test: { testTimeout: 30_000 } });
