import { mergeConfig } from 'vitest/config';
import preset from '../../tools/workspace/src/vitest.preset.ts';

// The default pattern includes only tests in `src`. The build's plug-ins have tests in `build`.
export default mergeConfig(preset, {
  test: { include: ['build/*.test.ts'], setupFiles: ['../../libs/ui/src/testing/vitest.setup.ts'] },
});
