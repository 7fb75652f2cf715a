export { default } from './src/vitest.preset.ts';
