import { boundaries } from './tools/workspace/src/boundaries/boundaries.js';
import { gatewayModulesRule } from './tools/workspace/src/boundaries/gateway-modules.js';
import { importParser } from './tools/workspace/src/boundaries/import-parser.js';

/** ESLint holds the module boundaries and nothing else: oxlint does the rest a hundred times faster. */
export default [
  { ignores: ['**/dist/**', '**/storybook-static/**', '**/*.config.*', '**/.storybook/**', 'tools/workspace/bin/**'] },
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx}'],
    languageOptions: { parser: importParser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { livery: { rules: { ...boundaries.plugin.rules, 'gateway-modules': gatewayModulesRule } } },
    rules: {
      'livery/boundaries': ['error', boundaries.options],
      'livery/demo-content': 'error',
      'livery/gateway-modules': 'error',
    },
  },
];
