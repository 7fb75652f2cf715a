// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { listColleagues } from '@livery/contract/operators/operators';
import { readOwnFactors } from '@livery/contract/operators/second-factors';
import { approveRelease, getApprovalChallenge } from '@livery/contract/operators/releases/reviews';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateway, renderScreen } from '../../testing/render-screen.tsx';
import { removeAuthenticator, stubAuthenticator } from '../../testing/stub-authenticator.ts';
import { Decisions } from './decisions.tsx';
import type { Review } from './review.api.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  removeAuthenticator();
});

const releaseId = 'a'.repeat(32);
const manifest = 'b'.repeat(64);
const review: Review = {
  releaseId,
  version: 3,
  manifest,
  createdBy: 'ada',
  versionBy: 'ada',
  editors: [],
  request: null,
  decisions: [],
  comments: [],
  environments: [],
};
const passkey = {
  id: 'key',
  name: 'Laptop',
  isSynced: false,
  createdAt: '2026-11-26T10:00:00Z',
  lastUsedAt: null,
  publicKey: { kty: 'EC', crv: 'P-256', x: 'AQ', y: 'Ag' },
  thumbprint: 'thumbprint',
};

const open = async (passkeys: readonly (typeof passkey)[], shown: Review = review) => {
  const gateway = createGateway({ permissions: ['releases:approve'] });
  gateway.provide(readOwnFactors, () => ({
    passwordChangedAt: '2026-11-26T10:00:00Z',
    passkeys,
    totpSetAt: null,
    recoveryCodesLeft: 8,
  }));
  gateway.provide(getApprovalChallenge, () => ({ challengeId: 'c1', options: { challenge: 'AQID', rpId: 'test' } }));
  gateway.provide(approveRelease, () => ({}));
  gateway.provide(listColleagues, () => ({ list: [{ id: 'ben', name: 'Ben Santos' }] }));
  const { user } = renderScreen(<Decisions brand="plenty" review={shown} />, { path: '/', at: '/' });
  return { gateway, user };
};

describe('the approval of a release', () => {
  beforeEach(() => stubAuthenticator());

  const submit = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), 'Looks right');
    await user.click(dialog.getByRole('button', { name: 'Sign and approve' }));
  };

  it('sends the signature of the challenge for the reviewed files', async () => {
    const { gateway, user } = await open([passkey]);
    await submit(user);
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(gateway.calls.find(({ path }) => path.includes('approval-challenge'))?.path).toContain(manifest);
    expect(gateway.listChanges()).toMatchObject([
      { body: { manifest, reason: 'Looks right', signature: { challengeId: 'c1', response: { id: 'key' } } } },
    ]);
  });

  it('sends nothing and can be tried again if the person cancels the signature', async () => {
    stubAuthenticator(new DOMException('cancelled', 'NotAllowedError'));
    const { gateway, user } = await open([passkey]);
    await submit(user);
    const button = await screen.findByRole('button', { name: 'Sign and approve' });
    await vi.waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    expect(gateway.listChanges()).toEqual([]);
  });

  it('can be tried again if the browser cannot sign', async () => {
    stubAuthenticator(new DOMException('The domain is wrong', 'SecurityError'));
    const { gateway, user } = await open([passkey]);
    await submit(user);
    const button = await screen.findByRole('button', { name: 'Sign and approve' });
    await vi.waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    expect(gateway.listChanges()).toEqual([]);
  });

  it('sends an operator without a passkey to the page of the account', async () => {
    const { gateway, user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const link = await screen.findByRole('link', { name: 'Open my account' });
    expect(link.getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('button', { name: 'Sign and approve' })).toBeNull();
    expect(gateway.listChanges()).toEqual([]);
  });

  it('shows that a browser without passkeys cannot sign', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { user } = await open([passkey]);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/This browser cannot use passkeys/)).toBeDefined();
  });
});

it('shows names of colleagues, with which passkey an approval was signed, and that an unsigned one does not count', async () => {
  const decision = { kind: 'approve' as const, reason: '', decidedAt: '2026-11-26T10:00:00Z', isCurrent: true };
  const decisions = [
    { ...decision, decidedBy: 'ben', passkeyName: 'Blue key', signature: null },
    { ...decision, decidedBy: 'eve', passkeyName: null, signature: null },
  ];
  await open([], { ...review, decisions });
  expect(await screen.findByText('Ben Santos')).toBeDefined();
  expect(await screen.findByText('Signed with the passkey “Blue key”')).toBeDefined();
  expect(screen.getByText('Not signed, so it does not count')).toBeDefined();
});
