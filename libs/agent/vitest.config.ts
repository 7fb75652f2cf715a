import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// Screens are drawn with their dialogs, which a busy machine takes its time for.
export default mergeConfig(preset, { test: { testTimeout: 30_000 } });
