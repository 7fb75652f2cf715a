// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type WalletQueryLike, useWalletCard } from './use-wallet-card.ts';

// The test files of a Vitest worker share the loaded modules. The reset removes the modules that this file has
// mocked, so that the next file loads the real modules.
afterAll(() => void vi.resetModules());

// The test files of a Vitest worker share the loaded modules. After the reset, this file loads its modules again, so
// that they use the mocks below.
vi.hoisted(() => vi.resetModules());
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../format/use-format.ts', () => ({ useFormat: () => ({ money: (amount: string) => `₱${amount}` }) }));

const refetch = vi.fn();
const renderWalletCard = (query: Partial<WalletQueryLike>) =>
  renderHook(() => useWalletCard({ isFetching: false, isError: false, refetch, ...query })).result;

afterEach(() => {
  const { isMasked, mask } = renderWalletCard({}).current;
  if (isMasked) act(mask.onPress);
});

test('returns a loaded balance in minor units', () => {
  const { amount, format, failure } = renderWalletCard({ data: { sumBalance: '1234.50' } }).current;
  expect([amount, format(123_450), failure]).toEqual([123_450, '₱1234.50', undefined]);
});

test('hides the previous balance during a refetch and after a failure', () => {
  const data = { sumBalance: '7.00' };
  expect(renderWalletCard({ data, isFetching: true }).current).toMatchObject({
    amount: undefined,
    failure: undefined,
    maskedLabel: 'account:mine.balanceLoading',
    refresh: { isPending: true },
  });
  expect(renderWalletCard({ data, isError: true }).current).toMatchObject({
    amount: undefined,
    failure: 'shell:balance.failed',
  });
  expect(renderWalletCard({ data, isError: true, isFetching: true }).current.failure).toBeUndefined();
});

test('toggles the balance by a tap, and refetches it by another', () => {
  const wallet = renderWalletCard({ data: { sumBalance: '7.00' }, isFetching: true });
  act(wallet.current.mask.onPress);
  expect(wallet.current).toMatchObject({
    isMasked: true,
    maskedLabel: 'shell:balance.hidden',
    mask: { label: 'shell:balance.show' },
  });
  wallet.current.refresh.onPress();
  expect(refetch).toHaveBeenCalledOnce();
});
