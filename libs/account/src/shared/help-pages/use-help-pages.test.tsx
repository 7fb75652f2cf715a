// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { startTestGateway, success } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { HelpFailed } from './help-empty.tsx';
import { useHelpPages } from './use-help-pages.ts';

afterEach(cleanup);

const HelpPages = () => {
  const state = useHelpPages('help');
  if (state.status === 'failed') return <HelpFailed title="No help" state={state} />;
  return <p>{state.status === 'loaded' ? state.pages.map(({ title }) => title).join() : 'Loading'}</p>;
};

test('treats a response without a list as a failure, and loads it again', async () => {
  const gateway = startTestGateway();
  gateway.reply('helpCenter', () => success({}));
  renderScreen({ Screen: HelpPages, at: '/m/help', texts: await startTestTexts() });
  expect(await screen.findByText('No help')).toBeDefined();
  gateway.reply('helpCenter', () => success({ list: [{ id: 'a', title: 'Deposits', content: '' }] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Deposits')).toBeDefined();
});
