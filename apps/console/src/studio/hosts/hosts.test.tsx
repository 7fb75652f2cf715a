// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { addBrandHost, checkBrandHost, listBrandHosts } from '@livery/contract/operators/hosts';
import { afterEach, describe, expect, it } from 'vitest';
import { allBrandPermissions, createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { renderEditor } from '../editor/testing/render-editor.tsx';
import { DomainFields } from '../editor/sections/domain-fields.tsx';
import type { BrandHost } from './hosts.api.ts';
import { HostsPanel } from './hosts-panel.tsx';

afterEach(cleanup);

const proof = {
  txt: { name: '_livery-host.play.example', value: 'livery-host=abc' },
  cname: { name: 'play.example', value: 'aurora.gate.example' },
  file: { url: 'http://play.example/.well-known/livery-host.txt', content: 'livery-host=abc' },
};
const waiting: BrandHost = {
  host: 'play.example',
  unicode: 'play.example',
  source: 'console',
  state: 'waiting',
  reason: 'recordMissing',
  found: null,
  method: null,
  isServed: false,
  verifiedAt: null,
  lastCheckedAt: '2026-11-26T10:00:00.000Z',
  nextCheckAt: '2026-11-26T10:01:00.000Z',
  lostSince: null,
  endsAt: '2026-12-10T10:00:00.000Z',
  proof,
};
const verified: BrandHost = {
  ...waiting,
  state: 'verified',
  reason: null,
  method: 'txt',
  isServed: true,
  endsAt: null,
};
const permitted = { permissions: allBrandPermissions };
const renderPanel = (hosts: readonly BrandHost[], me: Parameters<typeof createGateway>[0] = permitted) => {
  const gateway = createGateway(me);
  gateway.provide(listBrandHosts, () => ({ hosts }));
  return { gateway, ...renderScreen(<HostsPanel brand="aurora" />, { path: '/', at: '/' }) };
};

describe('the hosts of a brand', () => {
  it('show the record that is missing, and are verified after a check', async () => {
    const { gateway, user } = renderPanel([waiting]);
    expect(await screen.findByText('_livery-host.play.example')).toBeDefined();
    expect(screen.getByText('Waiting')).toBeDefined();
    gateway.provide(checkBrandHost, () => verified);
    gateway.provide(listBrandHosts, () => ({ hosts: [verified] }));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(screen.queryByText('_livery-host.play.example')).toBeNull();
    expect(gateway.listChanges().map(({ path }) => path)).toEqual(['/ops/brands/aurora/hosts/play.example/check']);
  });

  it('warn with a date when a record is lost', async () => {
    renderPanel([
      {
        ...verified,
        lostSince: '2026-11-26T10:00:00.000Z',
        endsAt: '2026-12-10T10:00:00.000Z',
        reason: 'recordMissing',
      },
    ]);
    expect(await screen.findByText('Record missing')).toBeDefined();
    expect(screen.getByText(/Add it again before Dec 10, 2026/)).toBeDefined();
    expect(screen.getByText('_livery-host.play.example')).toBeDefined();
  });

  it('show both spellings of a name with letters of another script', async () => {
    renderPanel([{ ...verified, host: 'xn--bcher-kva.example', unicode: 'bücher.example' }]);
    expect(await screen.findByText('bücher.example')).toBeDefined();
    expect(screen.getByText('xn--bcher-kva.example')).toBeDefined();
  });

  it('show why a host cannot be added, and keep what was typed', async () => {
    const { gateway, user } = renderPanel([]);
    gateway.provide(addBrandHost, () => reject('ops.host.invalid', 422));
    const field = await screen.findByRole('textbox', { name: 'New host' });
    await user.type(field, 'not a host');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/This is not a host name/)).toBeDefined();
    expect((field as HTMLInputElement).value).toBe('not a host');
  });

  it('cannot be changed without the permission', async () => {
    renderPanel([waiting], { permissions: ['brands:read'] });
    expect(await screen.findByText('Waiting')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the hosts of a draft', () => {
  it('get the host in the form that browsers send, and keep their order', async () => {
    const gateway = createGateway(permitted);
    gateway.provide(listBrandHosts, () => ({ hosts: [verified] }));
    gateway.provide(addBrandHost, () => ({ ...waiting, host: 'new.example', unicode: 'new.example' }));
    const { user, getDocument } = renderEditor(<DomainFields />, { document: { domains: ['play.example'] } });
    await user.type(await screen.findByRole('textbox', { name: 'New host' }), 'HTTPS://New.Example/');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(getDocument()).toEqual({ domains: ['play.example', 'new.example'] }));
    const item = screen.getByText('new.example').closest('li');
    await user.click(within(item as HTMLElement).getByRole('button', { name: 'Make it the main host' }));
    expect(getDocument()).toEqual({ domains: ['new.example', 'play.example'] });
  });

  it('show that nobody has started the verification of a host from a file', async () => {
    createGateway(permitted).provide(listBrandHosts, () => ({ hosts: [] }));
    renderEditor(<DomainFields />, { document: { domains: ['play.example'] } });
    expect(await screen.findByText('Not started')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Start the verification' })).toBeDefined();
  });
});
