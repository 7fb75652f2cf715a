import { writeFile } from 'node:fs/promises';
import { defaultThemeCss, tokensCss } from './tokens-css.ts';

await writeFile(new URL('../src/tokens/tokens.css', import.meta.url), await tokensCss());
await writeFile(
  new URL('../src/tokens/default-theme.css', import.meta.url),
  await defaultThemeCss(),
);
