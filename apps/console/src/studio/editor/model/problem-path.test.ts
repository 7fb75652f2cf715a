import { expect, it } from 'vitest';
import { findSection, findSectionTarget } from './problem-path.ts';

it.each([
  ['$.theme.accent', 'colours'],
  ['$.theme', 'colours'],
  ['$.theme.alternate.accent', 'colours'],
  ['$.theme.alternate.logo', 'images'],
  ['$.theme.font.own.body.files[0]', 'shape'],
  ['$.theme.icons.weight', 'shape'],
  ['$.site.description.EN', 'hosts'],
  ['$.site.screenshots[0].image', 'images'],
  ['$.seasons[0].logo', 'seasons'],
  ['$.legal.terms.EN[2]', 'legalTexts'],
  ['$.unknown', 'json'],
  ['$.constructor', 'json'],
  ['$.theme.constructor', 'colours'],
  ['$', 'json'],
])('the value at %s is in the section %s', (path, section) => {
  expect(findSection(path)).toBe(section);
});

it.each([
  [['texts', 'AR', 'shell:title'], { section: 'texts', search: 'shell:title', language: 'AR' }],
  [['languages', '0'], { section: 'texts' }],
  [['legal', 'privacy', 'AR', '2', 'href'], { section: 'legalTexts', page: 'privacy', language: 'AR' }],
  [['site', 'description', 'EN'], { section: 'hosts' }],
])('the target of %j is %j', (path, target) => {
  expect(findSectionTarget(path)).toEqual(target);
});
