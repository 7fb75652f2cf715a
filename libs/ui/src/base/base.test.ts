import { readFile } from 'node:fs/promises';
import { languageTable } from '@livery/merchant/language-table';
import { expect, it } from 'vitest';

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const css = await read('./base.css');
const rules = [
  ...(await read('./writing-systems.css')).matchAll(
    /((?:\s*:lang\(\w+\),?)+) \{\s*--leading: ([\d.]+);/g,
  ),
];
const leadings = new Map(
  rules.flatMap(([, selectors = '', leading]) =>
    [...selectors.matchAll(/:lang\((\w+)\)/g)].map(([, tag]) => [tag, Number(leading)] as const),
  ),
);

it('gives every script the line height of the language table', () => {
  const expectedLeadings = Object.values(languageTable).flatMap((facts) =>
    'lineHeight' in facts ? [[facts.bcp47, facts.lineHeight] as const] : [],
  );
  expect(leadings).toEqual(new Map(expectedLeadings));
});

it('declares the order of the cascade layers before anything else', () => {
  expect(css).toMatch(/^@layer reset, tokens, base, atoms, components, screens;/);
});
