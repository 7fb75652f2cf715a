import { expect, it } from 'vitest';
import { groupValues, toPlainName } from './group-values.ts';

const value = (section: string, path: string, language: string | null = null) => ({
  section,
  path,
  language,
  title: null,
  before: null,
  after: '1',
});

it('groups values by section, and texts by language', () => {
  const values = [
    value('theme', 'theme.accent'),
    value('texts', 'texts.EN.shell:a', 'EN'),
    value('texts', 'texts.ES.shell:a', 'ES'),
    value('theme', 'theme.page'),
    value('assets', 'assets.hero.alt.EN', 'EN'),
  ];
  expect(groupValues(values).map(({ section, language, items }) => [section, language, items.length])).toEqual([
    ['theme', null, 2],
    ['texts', 'EN', 1],
    ['texts', 'ES', 1],
    ['assets', null, 1],
  ]);
});

it.each([
  ['site.socialLinks', 'social links'],
  ['texts.EN.shell:title', 'title'],
  ['texts.EN.account:login.submit', 'login.submit'],
  ['site.screenshots.0', 'screenshots 0'],
  ['name', 'name'],
])('names the path %s as %s', (path, name) => {
  expect(toPlainName(path)).toBe(name);
});
