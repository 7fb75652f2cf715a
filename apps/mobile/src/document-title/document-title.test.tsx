// @vitest-environment happy-dom
import { BrandContext } from '@livery/kit/brand';
import { FlagsContext } from '@livery/kit/flags';
import { startI18n, type Translations } from '@livery/kit/i18n';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { DocumentTitle } from './document-title.tsx';

const files = import.meta.glob<Translations>('../../../../libs/kit/locales/EN/*.json', { import: 'default' });
const languages = [{ code: 'EN', bcp47: 'en', dir: 'ltr' }] as const;
const brand = {
  code: 'tester',
  name: 'Tester',
  languages,
  defaultLanguage: 'EN',
  categories: ['HOT', 'LIVE'],
} as unknown as BrandRuntime;

const open = async (path: string, flags: Flags) => {
  const texts = await startI18n(
    brand,
    (_, namespace) => files[`../../../../libs/kit/locales/EN/${namespace}.json`]!(),
    ['shell'],
  );
  await act(async () =>
    render(
      <BrandContext value={brand}>
        <FlagsContext value={flags}>
          <I18nextProvider i18n={texts}>
            <MemoryRouter initialEntries={[path]}>
              <DocumentTitle />
              <Link to="/m/home">Home</Link>
              <Link to="/m/help">Help</Link>
            </MemoryRouter>
          </I18nextProvider>
        </FlagsContext>
      </BrandContext>,
    ),
  );
  return userEvent.setup();
};
afterEach(cleanup);

test('has the title of the page and the name of the brand, and only the name on the home page', async () => {
  const user = await open('/m/set', {});
  expect(document.title).toBe('Settings · Tester');
  await user.click(screen.getByText('Home'));
  expect(document.title).toBe('Tester');
  await user.click(screen.getByText('Help'));
  expect(document.title).toMatch(/^Help.* · Tester$/);
});

test.each(['/m/nothing', '/m/agentRegister'])(
  'is the name of the brand at %s, which this brand does not have',
  async (path) => {
    await open(path, {});
    expect(document.title).toBe('Tester');
  },
);

test.each([
  ['/m/gameList?gameType=LIVE', /^Live.* · .+ · Tester$/],
  ['/m/search?q=dragon', /^dragon · .+ · Tester$/],
  ['/m/search', /^[^·]+ · Tester$/],
  ['/m/gameList?gameType=UNKNOWN', /^[^·]+ · Tester$/],
])('names the category or the search text of %s', async (path, title) => {
  document.title = '';
  await open(path, {});
  await waitFor(() => expect(document.title).toMatch(title));
});
