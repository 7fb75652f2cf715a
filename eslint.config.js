import tseslint from 'typescript-eslint';
import { boundaries } from './tools/workspace/src/boundaries/boundaries.js';

/** ESLint holds the module boundaries and nothing else: oxlint does the rest a hundred times faster. */
export default [
  { ignores: ['**/dist/**', '**/storybook-static/**', '**/*.config.*', '**/.storybook/**', 'tools/workspace/bin/**'] },
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { livery: boundaries.plugin },
    rules: { 'livery/boundaries': ['error', boundaries.options] },
  },
];
