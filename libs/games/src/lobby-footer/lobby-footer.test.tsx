// @vitest-environment happy-dom
import { formatAuthority } from '@livery/kit/format/format-authority';
import { FeaturesContext } from '@livery/kit/feature/feature-context';
import { type Feature } from '@livery/kit/feature/define-feature';
import { clearSession } from '@livery/kit/session';
import { languageTable } from '@livery/merchant/language-table';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testBrand } from '../testing/brand.ts';
import { startGateway } from '../testing/gateway.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { LobbyFooter } from './lobby-footer.tsx';

beforeEach(() => {
  clearSession();
  startGateway({});
});
afterEach(cleanup);

const createFeature = (path: `/${string}`, flag?: 'MISSION'): Feature => ({
  id: path,
  access: 'guest',
  ...(flag && { flag }),
  routes: [{ path, screen: undefined as unknown as Feature['routes'][0]['screen'] }],
});

test('shows the minimum age, the rules of the authority, and only pages that the brand has', async () => {
  const features = [
    createFeature('/m/help'),
    createFeature('/m/useragreement'),
    createFeature('/m/service', 'MISSION'),
  ];
  await renderScreen(
    <FeaturesContext value={features}>
      <LobbyFooter />
    </FeaturesContext>,
    { brand: { ...testBrand, minimumAge: 21, authority: { region: 'PH', name: 'PAGCOR' }, flags: {} } },
  );
  expect(await screen.findByText('Only for adults from 21 years')).toBeTruthy();
  expect(screen.getByText('Offered under the rules of: Philippines (\u2068PAGCOR\u2069)')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['User agreement', 'Help center']);
});

test('names no authority for a brand without one', async () => {
  await renderScreen(<LobbyFooter />, { brand: { ...testBrand, minimumAge: 18, authority: undefined } });
  expect(await screen.findByText('Only for adults from 18 years')).toBeTruthy();
  expect(screen.queryByText(/rules of/)).toBeNull();
});

test('names the country of the authority in every language', () => {
  const names = Object.values(languageTable).map(({ bcp47 }) =>
    formatAuthority({ region: 'AE', name: 'GCGRA' }, bcp47),
  );
  expect(names.find((name) => !name.includes('GCGRA'))).toBeUndefined();
  expect(formatAuthority({ region: 'AE', name: 'GCGRA' }, 'ar')).toBe('الإمارات العربية المتحدة (\u2068GCGRA\u2069)');
  expect(formatAuthority({ region: 'VN' }, 'vi')).toBe('Việt Nam');
  expect(new Set(names).size).toBeGreaterThan(15);
});

test('lists the payment methods that the brand offers, if it has a cashier', async () => {
  startGateway({ methods: { list: [{ id: 'a', kind: 'qr', name: 'Tala QR code' }] } });
  await renderScreen(
    <FeaturesContext value={[createFeature('/m/voucherCenter')]}>
      <LobbyFooter />
    </FeaturesContext>,
  );
  const list = await screen.findByRole('list', { name: 'Payment methods' });
  expect(within(list).getByText('Tala QR code')).toBeTruthy();
});

test('requests no payment methods at a brand without a cashier', async () => {
  const gateway = startGateway({ methods: { list: [{ id: 'a', kind: 'qr', name: 'Tala QR code' }] } });
  await renderScreen(<LobbyFooter />);
  expect(await screen.findByText(/Only for adults/)).toBeTruthy();
  expect(gateway.requests.filter((path) => path.includes('deposit'))).toEqual([]);
});
