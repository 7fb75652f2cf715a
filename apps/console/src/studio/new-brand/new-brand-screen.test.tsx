// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { addBrandRequest } from '@livery/contract/operators/brand-requests';
import { createDraft } from '@livery/contract/operators/drafts';
import { createBrand, listMarkets, proposeBrand } from '@livery/contract/operators/new-brand';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { allBrandPermissions, createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { NewBrandScreen } from './new-brand-screen.tsx';

const markets = {
  languages: [
    { language: 'EN', name: 'English' },
    { language: 'ES', name: 'Español' },
  ],
  markets: [
    { market: 'pagcor', title: 'PAGCOR', languages: ['EN'], currency: 'PHP', timeZone: 'Asia/Manila', minimumAge: 21 },
    {
      market: 'spa',
      title: 'SPA',
      languages: ['ES', 'EN'],
      currency: 'BRL',
      timeZone: 'America/Sao_Paulo',
      minimumAge: 18,
    },
  ],
};
const colors = Object.fromEntries(
  ['surface-page', 'surface-raised', 'text-default', 'text-muted', 'action-accent-bg', 'text-on-accent'].map((name) => [
    name,
    '#112233',
  ]),
);
const proposals = (['light', 'dark', 'second'] as const).map((id) => ({
  id,
  mode: id === 'dark' ? 'dark' : 'light',
  colors,
  text: `{"code":"${id}"}`,
  images: [{ path: 'nova/logo.svg', content: btoa('<svg/>') }],
  logo: 'nova/logo.svg',
  mark: 'nova/logo.svg',
  hero: 'nova/logo.svg',
}));
const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderNewBrand = (gateway = createGateway({ permissions: allBrandPermissions }), search = '') => {
  gateway.provide(listMarkets, () => markets);
  return { gateway, ...renderScreen(<NewBrandScreen />, { path: '/new-brand', at: `/new-brand${search}` }) };
};

/** Fills in and submits the form for a new brand from a logo. */
const propose = async ({ container, user }: ReturnType<typeof renderNewBrand>): Promise<void> => {
  await user.type(await screen.findByLabelText(/Name of the brand/), 'Nova Luz');
  await user.upload(container.querySelector('input[type="file"]') as HTMLInputElement, logo);
  await user.selectOptions(screen.getByLabelText(/Market and licence/), 'spa');
  await user.click(screen.getByRole('button', { name: 'Show proposals' }));
};

it('shows proposals for a logo, creates the chosen one, and opens its editor', async () => {
  const view = renderNewBrand();
  view.gateway.provide(proposeBrand, () => ({ code: 'nova-luz', proposals }));
  view.gateway.provide(createBrand, () => ({ brand: 'nova-luz', version: 1, hash: '0'.repeat(64) }));
  view.gateway.provide(createDraft, () => ({ draftId: 'd1' }));
  expect((await screen.findByRole('button', { name: 'Show proposals' })).hasAttribute('disabled')).toBe(true);
  await propose(view);
  await view.user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await view.user.click(screen.getByRole('button', { name: 'Create and edit' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/brands/nova-luz/drafts/d1'));
  const [proposed, created, drafted] = view.gateway.listChanges();
  expect(proposed?.body).toMatchObject({ name: 'Nova Luz', market: 'spa', logo: expect.any(String) });
  expect(created?.body).toMatchObject({ code: 'nova-luz', source: { kind: 'document', text: '{"code":"dark"}' } });
  expect(drafted?.body).toMatchObject({ source: { kind: 'version', version: 1 } });
});

it('hides the proposals when a value changes for which they were made', async () => {
  const view = renderNewBrand();
  view.gateway.provide(proposeBrand, () => ({ code: 'nova-luz', proposals }));
  await propose(view);
  await screen.findByRole('radio', { name: 'Dark' });
  await view.user.type(screen.getByLabelText(/Name of the brand/), ' Dos');
  expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
});

it('keeps the form, and shows the reason, when the gateway cannot create the brand', async () => {
  const view = renderNewBrand();
  view.gateway.provide(proposeBrand, () => ({ code: 'nova-luz', proposals }));
  view.gateway.provide(createBrand, () => reject(ErrorCode.SystemBusy, 503));
  await propose(view);
  await view.user.click(await screen.findByRole('button', { name: 'Create and edit' }));
  await waitFor(() => expect(view.gateway.listChanges().length).toBeGreaterThan(1));
  expect((screen.getByLabelText(/Name of the brand/) as HTMLInputElement).value).toBe('Nova Luz');
  expect(screen.getByTestId('address').textContent).toBe('/new-brand');
});

it('offers publishing only to operators who may publish', async () => {
  const view = renderNewBrand(createGateway({ permissions: ['brands:create', 'drafts:write'] }));
  view.gateway.provide(proposeBrand, () => ({ code: 'nova-luz', proposals }));
  await propose(view);
  await screen.findByRole('button', { name: 'Create and edit' });
  expect(screen.queryByRole('button', { name: 'Create and publish' })).toBeNull();
});

it('offers only a request to operators who may not create brands, and sends it', async () => {
  const view = renderNewBrand(createGateway({ permissions: ['brands:request'] }));
  view.gateway.provide(addBrandRequest, () => ({ requestId: 'r1' }));
  await view.user.type(await screen.findByLabelText(/Name of the brand/), ' Nova Luz ');
  expect(screen.queryByRole('button', { name: 'Show proposals' })).toBeNull();
  await view.user.selectOptions(screen.getByLabelText(/Market and licence/), 'spa');
  const languages = screen.getByRole('group', { name: /Languages/ });
  expect((within(languages).getByRole('checkbox', { name: 'Español' }) as HTMLInputElement).checked).toBe(true);
  await view.user.click(screen.getByRole('button', { name: /Send/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/requests/r1'));
  expect(view.gateway.listChanges()[0]?.body).toMatchObject({
    name: 'Nova Luz',
    market: 'spa',
    languages: ['ES', 'EN'],
    currency: 'BRL',
    deadline: null,
    logo: null,
  });
});

it('shows that an operator without a permission may do neither', async () => {
  renderNewBrand(createGateway({ permissions: ['brands:read'] }));
  expect(await screen.findByText('Your role may not create or request brands.')).toBeDefined();
});
