import { writeFile } from 'node:fs/promises';
import { colorsCss, tokensCss } from './tokens-css.ts';

await writeFile(new URL('../src/tokens/tokens.css', import.meta.url), await tokensCss());
await writeFile(new URL('../src/tokens/colors.css', import.meta.url), await colorsCss());
