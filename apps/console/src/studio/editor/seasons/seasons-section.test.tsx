// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { SeasonsSection } from './seasons-section.tsx';

afterEach(cleanup);

const document = {
  name: 'Aurora',
  timeZone: 'Asia/Manila',
  languages: ['EN'],
  theme: { mode: 'light', accent: '#c2182b' },
  seasons: [{ name: 'Festival', from: '2020-02-04', to: '2020-02-12', theme: { accent: '#7c3aed' } }],
};

it('shows a layer with its state, and copies it to the next year', async () => {
  const { user, getDocument } = renderEditor(<SeasonsSection />, { document });
  const item = screen.getByRole('listitem');
  expect(within(item).getByText('Past')).toBeDefined();
  await user.click(within(item).getByRole('button', { name: 'Copy to the next year', hidden: true }));
  expect(getDocument()).toMatchObject({
    seasons: [{ name: 'Festival' }, { name: 'Festival', from: '2021-02-04', to: '2021-02-12' }],
  });
  expect(screen.getByText('Added: Festival')).toBeDefined();
});

it('returns to the colour of the brand, and removes a layer', async () => {
  const { user, getDocument } = renderEditor(<SeasonsSection />, { document });
  await user.click(screen.getByRole('button', { name: 'As the brand', hidden: true }));
  expect(getDocument()).toMatchObject({ seasons: [{ name: 'Festival', from: '2020-02-04', to: '2020-02-12' }] });
  expect(JSON.stringify(getDocument())).not.toContain('#7c3aed');
  await user.click(screen.getByRole('button', { name: 'Remove Festival', hidden: true }));
  expect(getDocument()).not.toHaveProperty('seasons');
});

it('adds a layer, and shows its problems', async () => {
  const problem = { path: '$.seasons[0].from', reason: 'the days are also days of Tết', remedy: 'change the days' };
  const { user, getDocument } = renderEditor(<SeasonsSection />, { document, problems: [problem] });
  expect(screen.getByText(/the days are also days of Tết/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add a layer' }));
  expect(getDocument()).toMatchObject({ seasons: [{}, { name: 'New layer' }] });
});
