import { expect, test } from 'vitest';
import { createBrandProjects } from './projects.ts';

const text = JSON.stringify({ assets: { logo: 'lualoc/logo.svg', hero: { image: 'shared/hero.webp' } } });

test('a brand file is a project with a bundle and a check', () => {
  const { 'merchants/lualoc.json': brand } = createBrandProjects('merchants/lualoc.json', text);
  expect(brand?.name).toBe('lualoc');
  expect(Object.keys(brand?.targets ?? {})).toEqual(['bundle', 'check']);
});

test('a change of its pictures or of the app affects it', () => {
  const projects = createBrandProjects('merchants/lualoc.json', text);
  expect(projects['merchants/lualoc.json']?.implicitDependencies).toEqual(['brand', 'lualoc-assets', 'shared-assets']);
  expect(Object.keys(projects)).toEqual(['merchants/lualoc.json', 'merchants/lualoc', 'merchants/shared']);
});

test('a file with mistakes is a project too, so that its check can be run', () => {
  expect(Object.keys(createBrandProjects('merchants/broken.json', '{'))).toEqual(['merchants/broken.json']);
});
