import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';
import { cssValue } from './css-value.ts';

const source = (name: string) =>
  fileURLToPath(new URL(`../src/tokens/${name}.tokens.json`, import.meta.url));

/**
 * Returns a CSS custom property for each design token in the files `<name>.tokens.json`, one per
 * line. The tokens of `base.tokens.json` are not included. Other tokens can refer to them, but
 * components must not use them.
 */
async function declarations(...names: string[]): Promise<string> {
  const dictionary = new StyleDictionary({
    include: [source('base')],
    source: names.map(source),
    usesDtcg: true,
    log: { verbosity: 'silent' },
    hooks: {
      transforms: {
        'livery/name': { type: 'name', transform: (token) => token.path.join('-') },
        'livery/css': {
          type: 'value',
          transitive: true,
          transform: (token) => cssValue(token.$type, token.$value),
        },
      },
    },
    platforms: { css: { transforms: ['livery/name', 'livery/css'] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return allTokens
    .filter(isPublic)
    .map((token) => `    --${token.name}: ${token.$value};`)
    .join('\n');
}

const isPublic = (token: TransformedToken) => token.path[0] !== 'base';

const generated = '/* Generated from *.tokens.json by "npm run tokens". Do not edit. */';

/**
 * Returns the content of `tokens.css`. It contains the design tokens that are equal for all brands,
 * e.g. the sizes of spaces. They are defined in `semantic.tokens.json`.
 */
export async function tokensCss(): Promise<string> {
  return `${generated}
@layer tokens {
  :where(:root) {
${await declarations('semantic')}
  }
}
`;
}

/**
 * Returns the content of `default-theme.css`: neutral light and dark colours, a corner radius and
 * fonts. Pages without a brand load this file: the console of the operators, and Storybook. The
 * member app does not load it. The selectors have no specificity, so tokens that a brand sets on
 * `:root` have priority.
 */
export async function defaultThemeCss(): Promise<string> {
  return `${generated}
@layer tokens {
  :where(:root) {
    color-scheme: light;
${await declarations('shape', 'color-light')}
  }

  :where(:root[data-mode='dark']) {
    color-scheme: dark;
${await declarations('color-dark')}
  }
}
`;
}
