import { writeFile } from 'node:fs/promises';
import { neutralCss, tokensCss } from './tokens-css.ts';

await writeFile(new URL('../src/tokens/tokens.css', import.meta.url), await tokensCss());
await writeFile(new URL('../src/tokens/neutral.css', import.meta.url), await neutralCss());
