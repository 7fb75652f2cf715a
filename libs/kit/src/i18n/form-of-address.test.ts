import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../locales/ES/', import.meta.url);

/** Formal forms of address in Spanish. A word that is also used for the third person, such as "su", is not listed. */
const formalForms = [
  'usted|ustedes|elija|escriba|espere|inicie|vuelva|pruebe|compruebe|compruébelo|intente|inténtelo|revise|confirme',
  'haga|toque|abra|avise|comparta|vea|ponga|añada|reclámelo|actualice|seleccione|introduzca|ingrese',
].join('|');
const formal = new RegExp(`(?<!\\p{L})(${formalForms})(?!\\p{L})`, 'iu');

test('speaks to the member as "tú" in every Spanish text', () => {
  const wrong = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => formal.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
