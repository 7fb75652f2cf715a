import { expect, it } from 'vitest';
import { html, rawHtml } from './html.ts';

it('escapes text for elements and attributes', () => {
  expect(String(html`<a href="${'"><script>'}">${`Tom & 'Ann' <b>`}</a>`)).toBe(
    '<a href="&#34;&#62;&#60;script&#62;">Tom &#38; &#39;Ann&#39; &#60;b&#62;</a>',
  );
});

it('escapes a text that has the shape of an object with markup', () => {
  expect(String(html`<p>${JSON.stringify({ markup: '<b>' })}</p>`)).toBe(
    '<p>{&#34;markup&#34;:&#34;&#60;b&#62;&#34;}</p>',
  );
});

it('inserts HTML of another template unchanged', () => {
  expect(String(html`<p>${html`<b>${'<'}</b>`}</p>`)).toBe('<p><b>&#60;</b></p>');
});

it('inserts raw HTML unchanged', () => {
  expect(String(html`<i>${rawHtml('<b>a & b</b>')}</i>`)).toBe('<i><b>a & b</b></i>');
});

it('joins lists and escapes each of their texts', () => {
  const items = ['a', '<'].map((item) => html`<b>${item}</b>`);
  expect(String(html`<i>${items}</i>`)).toBe('<i><b>a</b><b>&#60;</b></i>');
  expect(String(html`<i>${['<', '>']}</i>`)).toBe('<i>&#60;&#62;</i>');
});

it('inserts numbers, and nothing for undefined and false', () => {
  expect(String(html`<p>${0}${undefined}${false}${''}</p>`)).toBe('<p>0</p>');
});
