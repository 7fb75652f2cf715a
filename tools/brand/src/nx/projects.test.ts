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

test('a change of its base affects it, and a base has a project without targets', () => {
  const child = createBrandProjects('merchants/child.json', '{ "extends": "latam.base" }');
  expect(child['merchants/child.json']?.implicitDependencies).toEqual(['brand', 'latam.base']);
  const base = createBrandProjects('merchants/latam.base.json', text);
  expect(base['merchants/latam.base.json']).toEqual({
    name: 'latam.base',
    tags: ['layer:brand'],
    implicitDependencies: ['lualoc-assets', 'shared-assets'],
  });
});

test('depends on no base that does not exist, on no other project, and not on itself, which would stop Nx', () => {
  const getDependencies = (base: string, hasFile?: (path: string) => boolean) =>
    createBrandProjects('merchants/child.json', JSON.stringify({ extends: base }), hasFile)['merchants/child.json']
      ?.implicitDependencies;
  expect(getDependencies('missing', () => false)).toEqual(['brand']);
  expect(getDependencies('mobile')).toEqual(['brand']);
  expect(getDependencies('child')).toEqual(['brand']);
  expect(getDependencies('../secret')).toEqual(['brand']);
});
