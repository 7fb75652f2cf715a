import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tokensCss } from './tokens-css.ts';

const target = fileURLToPath(new URL('../src/tokens/tokens.css', import.meta.url));
await writeFile(target, await tokensCss());
console.log('Wrote src/tokens/tokens.css');
