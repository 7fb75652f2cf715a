// @vitest-environment happy-dom
import { BrandContext, useBrand } from '@livery/kit/brand';
import { languageTable } from '@livery/merchant/language-table';
import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
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

const manyLanguages = (Object.keys(languageTable) as LanguageCode[]).map((code): BrandLanguage => {
  const { bcp47 } = languageTable[code];
  return { code, bcp47, dir: 'ltr' };
});

const SheetOfBrand = ({ languages }: { languages: readonly BrandLanguage[] | undefined }) => {
  const brand = useBrand();
  return (
    <BrandContext value={languages ? { ...brand, languages } : brand}>
      <LanguageSheet isOpen onOpenChange={onOpenChange} />
    </BrandContext>
  );
};

const open = async (languages?: readonly BrandLanguage[]) => {
  const texts = await startTestTexts();
  renderScreen({ Screen: () => <SheetOfBrand languages={languages} />, at: '/m/home', texts });
  await screen.findByText('العربية');
  return texts;
};
const listNames = () => screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

test('changes the language and closes the sheet', async () => {
  const texts = await open();
  await userEvent.click(screen.getByText('العربية'));
  await waitFor(() => expect(texts.language).toBe('ar'));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('has no search field for a few languages', async () => {
  await open();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('shows the current language first, then the others in the order of the brand', async () => {
  await open(manyLanguages);
  expect(listNames().slice(0, 3)).toEqual(['English', '简体中文', '日本語']);
  expect(screen.getByRole('button', { current: true }).textContent).toContain('English');
});

test('finds languages while the member types, and shows how many', async () => {
  await open(manyLanguages);
  const field = screen.getByRole('searchbox', { name: 'Search languages' });
  await userEvent.type(field, 'chinese');
  expect(listNames()).toEqual(['简体中文', '繁體中文']);
  expect(screen.getByRole('status').textContent).toBe('Languages found: 2');
  await userEvent.clear(field);
  await userEvent.type(field, 'xyz');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Languages found: 0');
});

test('the keyboard goes from the field to the list, and chooses', async () => {
  await open(manyLanguages);
  await userEvent.type(screen.getByRole('searchbox'), 'a{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(listItem(1));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe(listItem(0));
  await userEvent.keyboard('{End}{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

const listItem = (index: number) => screen.getAllByRole('listitem')[index]?.textContent;
