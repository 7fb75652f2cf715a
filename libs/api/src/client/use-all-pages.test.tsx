// @vitest-environment happy-dom
import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { useAllPages } from './use-all-pages.ts';

/** Creates an endpoint of a list with the given number of pages. Each page has one row. */
const createEndpoint = (pageCount: number) => {
  const pages: { list: number[]; next: string | null }[] = [];
  return {
    initiate: () => () => {
      pages.push({ list: [pages.length], next: pages.length + 1 < pageCount ? String(pages.length) : null });
      return Promise.resolve({ data: { pages: [...pages] } });
    },
  };
};

const load = (pageCount: number): Promise<readonly number[]> => {
  const store = configureStore({ reducer: (state: object = {}) => state });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useAllPages(createEndpoint(pageCount), {}), { wrapper }).result.current();
};

test.each([1, 2, 50])('returns the rows of all %d pages', async (pageCount) => {
  expect(await load(pageCount)).toEqual(Array.from({ length: pageCount }, (_, index) => index));
});

test('rejects a list that is longer than a file may be, so that no row is missing without notice', async () => {
  await expect(load(51)).rejects.toMatchObject({ code: 'client.tooLong' });
});
