export { default } from '../workspace/src/vitest.preset.ts';
