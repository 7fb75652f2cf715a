// @vitest-environment happy-dom
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestTexts } from '../../testing/test-app.tsx';
import { useLazyDialog, type LazyDialogProps } from './use-lazy-dialog.ts';

afterEach(cleanup);

const Panel = ({ isOpen, onOpenChange }: LazyDialogProps) =>
  isOpen ? (
    <button type="button" onClick={() => onOpenChange(false)}>
      Close
    </button>
  ) : null;

const open = async (load: () => Promise<typeof Panel>) => {
  const texts = await startTestTexts();
  const lazyPanel = createLazyModule(load);
  const Page = () => {
    const { trigger, dialog } = useLazyDialog(lazyPanel);
    return (
      <>
        <input aria-label="half-filled" defaultValue="kept" />
        <button type="button" {...trigger}>
          Open
        </button>
        {dialog}
      </>
    );
  };
  render(
    <I18nextProvider i18n={texts}>
      <Page />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};

test('loads on the first tap and opens again', async () => {
  await open(async () => Panel);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeDefined();
});

test('sets aria-expanded from the tap on, before the code is loaded', async () => {
  let resolveLoad: (code: typeof Panel) => void = () => undefined;
  await open(() => new Promise((resolve) => (resolveLoad = resolve)));
  expect(screen.getByRole('button', { name: 'Open', expanded: true })).toBeDefined();
  resolveLoad(Panel);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open', expanded: false })).toBeDefined();
});

test('reports a chunk that cannot be loaded and keeps the form', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const toastTexts: string[] = [];
  const stop = subscribeToToasts((event) => void ('show' in event && toastTexts.push((event.show as Toast).text)));
  await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await waitFor(() => expect(toastTexts).toEqual(['This did not load']));
  expect(screen.getByRole('button', { name: 'Open', expanded: false })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('half-filled').value).toBe('kept');
  stop();
});
