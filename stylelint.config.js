const length = /(?<![\w.-])-?(?!1px)\d*\.?\d*[1-9]\d*(?:px|rem|em|pt)\b/;
const token = (/** @type {string} */ what) => `Take it from a token: ${what}.`;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['**/dist/**', '**/storybook-static/**', '**/node_modules/**', 'tools/*/fixtures/**', 'reports/**'],
  reportNeedlessDisables: true,
  rules: {
    'csstools/use-logical': ['always', { except: [/^(?:min-|max-)?(?:width|height)$/i] }],
    'color-no-hex': [true, { message: token('var(--color-…)') }],
    'color-named': ['never', { message: token('var(--color-…)'), ignore: ['inside-function'] }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: token('var(--color-…), or color-mix() of tokens') },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:scroll-)?(?:margin|padding)/': [length],
        '/^(?:row-|column-)?gap$/': [length],
        'font-size': [length],
        '/radius$/': [/(?<![\w-])(?:[2-9]|\d{2,})px/],
        '/^transition(?:-duration)?$/': [/(?<![\w.-])(?!0s|0ms|1ms)\d*\.?\d+m?s\b/],
        float: ['left', 'right'],
        'text-align': ['left', 'right'],
      },
      { message: token('var(--space-…), var(--text-…), var(--radius-…), var(--motion-…), or a logical side') },
    ],
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Class names are camelCase, so that styles.name reads well.' },
    ],
    'custom-property-pattern': ['^_?[a-z0-9]+(?:-[a-z0-9]+)*$', { message: 'Custom properties are kebab-case.' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
    'value-keyword-case': ['lower', { ignoreProperties: ['/font/', '/^--font/'] }],
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
  },
  overrides: [
    {
      // Only the files of the tokens contain values.
      files: ['**/{tokens,base}/**/*.css'],
      rules: {
        'color-no-hex': null,
        'color-hex-length': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
