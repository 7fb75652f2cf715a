// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import links from '@livery/contract/support/support-links.json' with { type: 'json' };
import { afterEach, expect, test } from 'vitest';
import { ErrorResponse, noResponse, startGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SupportButton } from './support-button.tsx';

afterEach(cleanup);

const [chat, address] = links.vectors;
const contact = (csType: string, csPosition: number, path: string) => ({
  csType,
  csPosition,
  title: `${csType} ${csPosition}`,
  path,
});
const list = [
  contact('LIVECHAT', 0, chat!.path),
  contact('TELEGRAM', 2, address!.path),
  contact('TELEGRAM', 1, chat!.path),
  contact('FACEBOOK', 0, 'tampered'),
];
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Customer service' }));

test('opens the single contact of a type, and lists several in order', async () => {
  startGateway({ MCSFE_getCustomerService: { list } });
  await renderScreen(<SupportButton />);
  await open();
  expect((await screen.findByRole('link', { name: 'Live chat' })).getAttribute('href')).toBe('/m/serviceChat');
  fireEvent.click(screen.getByRole('button', { name: 'Telegram' }));
  const rows = (await screen.findByRole('dialog', { name: 'Telegram' })).querySelectorAll('a');
  expect([...rows].map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    ['TELEGRAM 1', '/m/serviceChat'],
    ['TELEGRAM 2', 'https://t.example/livery_demo?start=1'],
  ]);
});

test('sends no request until opened, and links a tampered contact to the list of contacts', async () => {
  const gateway = startGateway({ MCSFE_getCustomerService: { list } });
  await renderScreen(<SupportButton />);
  expect(gateway.requests).toEqual([]);
  await open();
  expect((await screen.findByRole('link', { name: 'Facebook' })).getAttribute('href')).toBe('/m/service');
});

test('closes on Escape with the focus restored, and on a tap outside', async () => {
  const user = userEvent.setup();
  startGateway({ MCSFE_getCustomerService: { list } });
  await renderScreen(<SupportButton />);
  await open();
  (await screen.findByRole('link', { name: 'Live chat' })).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Customer service', expanded: false }));
  await open();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('links to the support page when the request fails', async () => {
  startGateway({ MCSFE_getCustomerService: new ErrorResponse('system.busy') });
  await renderScreen(<SupportButton />);
  await open();
  expect((await screen.findByRole('link', { name: 'Customer service' })).getAttribute('href')).toBe('/m/service');
});

test('can be closed while it is loading', async () => {
  startGateway({ MCSFE_getCustomerService: noResponse });
  await renderScreen(<SupportButton />);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close customer service' }));
  expect(screen.getByRole('button', { name: 'Customer service', expanded: false })).toBeTruthy();
});

test('can be dragged up but not below its initial position, and a drag is no tap', async () => {
  startGateway({ MCSFE_getCustomerService: { list } });
  await renderScreen(<SupportButton />);
  const button = await screen.findByRole('button', { name: 'Customer service' });
  button.getBoundingClientRect = () => ({ top: 600 }) as DOMRect;
  const drag = (x: number, y: number) => {
    fireEvent.pointerDown(button, { clientX: 300, clientY: 620, isPrimary: true, button: 0 });
    fireEvent.pointerMove(button, { clientX: 300 + x, clientY: 620 + y });
    fireEvent.pointerUp(button, { clientX: 300 + x, clientY: 620 + y });
    fireEvent.click(button);
  };
  drag(0, -200);
  expect(button.parentElement!.style.transform).toBe('translate(0, -200px)');
  expect(screen.getByRole('button', { expanded: false })).toBe(button);
  drag(0, 900);
  expect(button.parentElement!.style.transform).toBe('translate(0, 0px)');
  drag(2, 3);
  expect(screen.getByRole('button', { expanded: true })).toBe(button);
});
