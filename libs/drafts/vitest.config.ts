export { default } from '../../tools/workspace/src/vitest.preset.ts';
