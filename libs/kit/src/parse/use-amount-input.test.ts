// @vitest-environment happy-dom
import { parseAmount } from '@livery/contract/money';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BrandContext } from '../brand/brand.ts';
import { parseWholeAmountInput, useAmountInput } from './use-amount-input.ts';

afterEach(cleanup);

test.each([
  ['100000', 10_000_000],
  ['100.000', 10_000_000],
  ['1,250,000', 125_000_000],
  ['1 250 000', 125_000_000],
  ['۱۰۰٬۰۰۰', 10_000_000],
])('parses "%s" in a currency without coins as %d', (typed, minor) => {
  expect(parseWholeAmountInput(typed)).toBe(minor);
});

test.each(['', '100.5', '100.50', '100.0000', '1.00.000', '-5', 'five'])(
  'rejects "%s" in a currency without coins',
  (typed) => {
    expect(parseWholeAmountInput(typed)).toBeUndefined();
  },
);

test.each([
  ['VND', '1999.99', '1999'],
  ['VND', '2000.00', '2000'],
  ['PHP', '1999.99', '1999.99'],
  ['PHP', '2000.00', '2000'],
])('fills in and pays an amount in %s without rounding %s up', (currency, amount, typed) => {
  const brand = { currency, languages: [{ code: 'EN', bcp47: 'en', dir: 'ltr' }] } as unknown as BrandRuntime;
  const { result } = renderHook(useAmountInput, {
    wrapper: ({ children }: PropsWithChildren) => createElement(BrandContext, { value: brand }, children),
  });
  expect(result.current.toInput(amount)).toBe(typed);
  expect(parseAmount(result.current.toPayable(amount))).toBe(parseAmount(typed));
});
