// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

let gateway: TestGateway;

beforeEach(() => {
  gateway = startTestGateway();
  gateway.reply('captcha', () => success('aW1hZ2U='));
});
afterEach(cleanup);

const open = async (isNeeded: boolean) => {
  const Screen = () => {
    const { id, image, isLoading, reload } = useCaptcha(isNeeded);
    return (
      <>
        <CaptchaField image={image} isLoading={isLoading} onReload={reload} />
        <p aria-label="Id">{id ?? 'none'}</p>
      </>
    );
  };
  renderScreen({ Screen, at: '/m/login', texts: await startTestTexts() });
  await screen.findByLabelText('Code in the picture');
};
const getId = () => screen.getByLabelText('Id').textContent;
const getRequestedIds = () => gateway.getCalls('captcha').map(({ captchaId }) => captchaId);

test('requests no image until a captcha is needed', async () => {
  await open(false);
  expect(getId()).toBe('none');
  expect(gateway.calls).toEqual([]);
});

test('shows the image of the id that the form sends, and another one after a tap', async () => {
  await open(true);
  await waitFor(() => expect(document.querySelector('img')?.src).toBe('data:image/png;base64,aW1hZ2U='));
  const firstId = getId();
  gateway.reply('captcha', () => success('b3RoZXI='));
  await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }));
  await waitFor(() => expect(document.querySelector('img')?.src).toBe('data:image/png;base64,b3RoZXI='));
  expect(getId()).not.toBe(firstId);
  expect(getRequestedIds()).toEqual([firstId, getId()]);
});

test('sends no id without an image, and loads one after a tap', async () => {
  gateway.reply('captcha', () => failure('system.busy'));
  await open(true);
  const button = await screen.findByRole('button', { name: 'No picture. Tap to try again' });
  expect(getId()).toBe('none');
  gateway.reply('captcha', () => success('aW1hZ2U='));
  await userEvent.click(button);
  await waitFor(() => expect(getId()).not.toBe('none'));
  expect(document.querySelector('img')).not.toBeNull();
});

test('replaces the image by a spinner while the next one is loading', async () => {
  await open(true);
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  gateway.reply('captcha', () => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }));
  await waitFor(() => expect(document.querySelector('img')).toBeNull());
  expect(getId()).toBe('none');
});
