// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HomeFilledIcon } from '../icons/home-filled.tsx';
import { HomeIcon } from '../icons/home.tsx';

afterEach(cleanup);

const getPaths = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');

it('draws all elements of an icon of the package as one path', () => {
  const [path = '', ...others] = getPaths(render(<HomeIcon />).container);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(others).toEqual([]);
});

it('draws one element of an icon of the package as the filled icon', () => {
  const [outline = ''] = getPaths(render(<HomeFilledIcon />).container);
  const [full = ''] = getPaths(render(<HomeIcon />).container);
  expect(outline.match(/M/g)).toHaveLength(1);
  expect(full.endsWith(outline)).toBe(true);
});
