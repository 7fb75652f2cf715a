// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import {
  acceptBrandRequest,
  type BrandRequest,
  commentBrandRequest,
  declineBrandRequest,
  getBrandRequest,
  listBrandRequests,
  setBrandRequestDeadline,
} from '@livery/contract/operators/brand-requests';
import { VersionStale } from '@livery/contract/operators/operator-error-code';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { allBrandPermissions, createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { RequestScreen } from './request-screen.tsx';
import { RequestsScreen } from './requests-screen.tsx';

const request: BrandRequest = {
  requestId: '00000000-0000-4000-8000-000000000001',
  name: 'Nova Luz',
  market: 'spa',
  languages: ['ES'],
  currency: 'BRL',
  wish: 'Like the night sky',
  deadline: '2027-06-30',
  hasLogo: false,
  state: 'open',
  version: 3,
  requestedBy: 'lee',
  requestedAt: '2026-11-25T08:00:00Z',
  owner: null,
  reason: null,
  brand: null,
  changedAt: '2026-11-25T08:00:00Z',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderRequest = (
  changes: Partial<BrandRequest> = {},
  gateway = createGateway({ permissions: allBrandPermissions }),
) => {
  gateway.provide(getBrandRequest, () => ({ ...request, ...changes, logo: null, comments: [] }));
  const at = `/requests/${request.requestId}`;
  return { gateway, ...renderScreen(<RequestScreen />, { path: '/requests/:id', at }) };
};

it('lists requests with their states, and loads those that are chosen', async () => {
  const gateway = createGateway({ permissions: allBrandPermissions });
  gateway.provide(listBrandRequests, ({ path }) => ({
    list: path.includes('state=done') ? [] : [request],
    next: null,
  }));
  const { user } = renderScreen(<RequestsScreen />, { path: '/requests', at: '/requests' });
  const link = await screen.findByRole('link', { name: 'Nova Luz' });
  expect(link.getAttribute('href')).toBe(`/requests/${request.requestId}`);
  await user.selectOptions(screen.getByLabelText('State'), 'done');
  await screen.findByText('There is no request');
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  await waitFor(() => expect(gateway.calls.at(-1)?.path).toContain('show=mine'));
});

it('shows older requests, and begins with the newest ones after another choice', async () => {
  const gateway = createGateway({ permissions: allBrandPermissions });
  gateway.provide(listBrandRequests, ({ path }) =>
    path.includes('cursor=c2')
      ? { list: [{ ...request, name: 'Older' }], next: null }
      : { list: [request], next: 'c2' },
  );
  const { user } = renderScreen(<RequestsScreen />, { path: '/requests', at: '/requests' });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByRole('link', { name: 'Older' });
  await user.selectOptions(screen.getByLabelText('State'), 'all');
  await waitFor(() => expect(gateway.calls.at(-1)?.path).not.toContain('cursor'));
});

it('accepts a request with the version that the operator has seen', async () => {
  const { gateway, user } = renderRequest();
  gateway.provide(acceptBrandRequest, () => ({ ...request, state: 'accepted', owner: 'kim', version: 4 }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(gateway.listChanges()).toHaveLength(1));
  expect(gateway.listChanges()[0]).toMatchObject({ path: expect.stringMatching(/\/accept$/), ifMatch: '"3"' });
});

it('declines with a reason, and keeps the dialog open when the request has changed', async () => {
  const { gateway, user } = renderRequest();
  gateway.provide(declineBrandRequest, () => reject(VersionStale, 412));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The licence has ended');
  await user.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1) as HTMLElement);
  await waitFor(() => expect(gateway.listChanges()).toHaveLength(1));
  expect(gateway.listChanges()[0]?.body).toMatchObject({ reason: 'The licence has ended' });
  expect(dialog.isConnected).toBe(true);
});

it('offers the creation of the brand to the owner of the request only', async () => {
  const own = renderRequest({ state: 'accepted', owner: 'kim' });
  const create = await screen.findByRole('link', { name: 'Create the brand' });
  expect(create.getAttribute('href')).toBe(`/new-brand?request=${request.requestId}`);
  own.unmount();
  renderRequest({ state: 'accepted', owner: 'lee' });
  await screen.findByRole('button', { name: 'Take over' });
  expect(screen.queryByRole('link', { name: 'Create the brand' })).toBeNull();
});

it('offers nothing for a request that is final, and names its reason', async () => {
  renderRequest({ state: 'declined', reason: 'The licence has ended' });
  await screen.findByText('The licence has ended');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the deadline' })).toBeNull();
});

it('offers withdrawing only to the person who has made the request', async () => {
  renderRequest({ requestedBy: 'kim' }, createGateway({ permissions: ['brands:request'] }));
  await screen.findByRole('button', { name: 'Withdraw' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('removes the deadline, and keeps a comment that was not sent', async () => {
  const { container, gateway, user } = renderRequest();
  gateway.provide(setBrandRequestDeadline, () => ({ ...request, deadline: null }));
  gateway.provide(commentBrandRequest, () => reject(ErrorCode.SystemBusy, 503));
  await screen.findByRole('heading', { level: 1, name: 'Nova Luz' });
  await user.clear(container.querySelector('input[type="date"]') as HTMLInputElement);
  await user.click(screen.getByRole('button', { name: 'Change the deadline' }));
  await waitFor(() => expect(gateway.listChanges()[0]?.body).toMatchObject({ deadline: null }));
  const field = screen.getByRole('textbox', { name: 'Write a comment' });
  await user.type(field, 'When does it start?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(gateway.listChanges().some(({ path }) => path.endsWith('/comments'))).toBe(true));
  expect((field as HTMLInputElement).value).toBe('When does it start?');
});
