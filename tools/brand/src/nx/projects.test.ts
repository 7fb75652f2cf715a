import { expect, test } from 'vitest';
import { createBrandProjects } from './projects.ts';

const text = JSON.stringify({ assets: { logo: 'lualoc/logo.svg', hero: { image: 'shared/hero.webp' } } });

test('creates a project with a bundle and a check target for a brand file', () => {
  const { 'merchants/lualoc.json': brand } = createBrandProjects('merchants/lualoc.json', text);
  expect(brand?.name).toBe('lualoc');
  expect(Object.keys(brand?.targets ?? {})).toEqual(['bundle', 'check']);
});

test('a change of its images or of the app affects it', () => {
  const projects = createBrandProjects('merchants/lualoc.json', text);
  expect(projects['merchants/lualoc.json']?.implicitDependencies).toEqual(['brand', 'lualoc-assets', 'shared-assets']);
  expect(Object.keys(projects)).toEqual(['merchants/lualoc.json', 'merchants/lualoc', 'merchants/shared']);
});

test('creates a project for an invalid file, so that its check can run', () => {
  expect(Object.keys(createBrandProjects('merchants/broken.json', '{'))).toEqual(['merchants/broken.json']);
});

test('creates no project for a file with the name of another project, which would stop Nx', () => {
  expect(createBrandProjects('merchants/mobile.json', text)).toEqual({});
});
