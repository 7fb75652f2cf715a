// @vitest-environment happy-dom
import { startTestGateway, success } from '@livery/api/testing/test-gateway';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { LinkSheet } from './link-sheet.tsx';

afterEach(cleanup);

const link = {
  id: '22222222-2222-4222-8222-222222222222',
  code: 'AB12CD',
  link: 'https://bituinara.example/m/register?affiliateCode=AB12CD',
  kind: 'member',
  note: 'Friends',
  series: 1950,
  rates: { RNG: '0.40' },
  createdAt: '2026-11-20T08:00:00.000Z',
  revokedAt: null,
  registered: 3,
} as const;

test('shows a link as QR code with copy and share, and revokes it after a confirmation', async () => {
  const gateway = startTestGateway();
  gateway.reply('revokeAffiliateLink', () => success({ ...link, revokedAt: link.createdAt }));
  await renderScreen(<LinkSheet link={link} onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Friends' });
  expect(screen.getByRole('img', { name: /QR|scan/i })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /copy/i }));
  expect(await navigator.clipboard.readText()).toBe(link.link);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('button', { name: 'WhatsApp' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(gateway.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Really revoke?' }));
  await vi.waitFor(() => expect(gateway.calls.map(({ name }) => name)).toEqual(['revokeAffiliateLink']));
});

test('shows no link and no QR code for a revoked link', async () => {
  startTestGateway();
  await renderScreen(<LinkSheet link={{ ...link, revokedAt: link.createdAt }} onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Friends' });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(link.link)).toBeNull();
});
