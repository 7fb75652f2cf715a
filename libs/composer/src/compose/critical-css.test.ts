import { expect, test } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const html = '<main class="a b" data-tone="quiet"><p class="c"></p></main>';
const of = (css: string, language = 'en') => createCriticalCss(css)(html, language);

test.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.x{color:red}', ''],
  ['.a .x,.b>.c{color:red}', '.b>.c{color:red}'],
  ['.a.x,.x .c{color:red}', ''],
  ['button{color:red}', 'button{color:red}'],
  ['[data-tone=quiet]{color:red}', '[data-tone=quiet]{color:red}'],
  ['[data-tone="loud"]{color:red}', ''],
  ['.a[data-tone]{color:red}', '.a[data-tone]{color:red}'],
  ['.a[data-size]{color:red}', ''],
  ['.a:not(.x,[data-size]){color:red}', '.a:not(.x,[data-size]){color:red}'],
  ['.a:not([data-region] *){color:red}', ''],
  [':lang(hi),:lang(en){--leading:1.6}', ':lang(en){--leading:1.6}'],
  [':lang(zh){--leading:1.6}', ''],
])('reduces %s to %s', (css, expected) => {
  expect(of(css)).toBe(expected);
});

test('matches a language by its full tag or its first part', () => {
  expect(of(':lang(zh){a:b}', 'zh-Hant')).toBe(':lang(zh){a:b}');
  expect(of(':lang(zh){a:b}', 'zhx')).toBe('');
});

test('removes a block that has no rules left', () => {
  expect(of('@layer base{@media (hover:hover){.x{color:red}}.a{color:red}}@media print{.x{a:b}}')).toBe(
    '@layer base{.a{color:red}}',
  );
});

test('keeps keyframes that an animation uses', () => {
  expect(of('@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}.a{animation:in 1s}.x{animation:out 1s}')).toBe(
    '@keyframes in{to{opacity:1}}.a{animation:in 1s}',
  );
});

test('keeps the fonts that a rule uses', () => {
  const fonts = '@font-face{font-family:Own;src:local("Own")}@font-face{font-family:"Far";src:local("Far")}';
  expect(of(`${fonts}.a{font-family:Own,serif}:lang(ur){--font:Far}`)).toBe(
    '@font-face{font-family:Own;src:local("Own")}.a{font-family:Own,serif}',
  );
});

test('does not match an animation name within another word', () => {
  expect(of('@keyframes cit{to{opacity:1}}.a{opacity:0}')).toBe('.a{opacity:0}');
});

test('keeps statements, and ignores brackets within strings', () => {
  expect(of('@layer a,b;.a:before{content:"}{;"}.c{a:b}')).toBe('@layer a,b;.a:before{content:"}{;"}.c{a:b}');
});

test('reports a block that does not end', () => {
  expect(() => of('.a{color:red')).toThrow('does not end');
});
