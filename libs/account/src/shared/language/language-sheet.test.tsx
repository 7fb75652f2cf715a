// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { LanguageSheet } from './language-sheet.tsx';

const onOpenChange = vi.fn();
beforeEach(() => {
  localStorage.clear();
  onOpenChange.mockReset();
});
afterEach(cleanup);

const open = async () => {
  const texts = await startTestTexts();
  renderScreen({ Screen: () => <LanguageSheet isOpen onOpenChange={onOpenChange} />, at: '/m/home', texts });
  await screen.findByText('العربية');
  return texts;
};

test('changes the language and closes the sheet', async () => {
  const texts = await open();
  await userEvent.click(screen.getByText('العربية'));
  await waitFor(() => expect(texts.language).toBe('ar'));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
