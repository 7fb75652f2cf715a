// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import {
  confirmLicenceClause,
  getVersionLicence,
  listLicenceConfirmations,
} from '@livery/contract/operators/releases/licence';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway, renderScreen } from '../../testing/render-screen.tsx';
import { renderEditor } from '../editor/testing/render-editor.tsx';
import { LicenceFields } from '../editor/sections/licence-fields.tsx';
import { LicencePanel } from './licence-panel.tsx';

afterEach(cleanup);

const me = { permissions: ['releases:review' as const] };
const document = {
  jurisdiction: 'pagcor',
  languages: ['EN'],
  minimumAge: 18,
  texts: { EN: { 'shell:brand.tagline': 'Risk-free fun' } },
};
const open = () => {
  const gateway = createGateway(me);
  gateway.provide(listLicenceConfirmations, () => ({ confirmations: [] }));
  const onOpen = vi.fn();
  const view = renderEditor(<LicenceFields onOpen={onOpen} />, { document });
  return { gateway, onOpen, ...view };
};
const findClause = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

describe('the licence of a draft', () => {
  it('names a claim, shows its place, and offers the text of the app at one tap', async () => {
    const { user, onOpen, shownPlaces, getDocument } = open();
    const clause = await findClause('PH-2 · Claims');
    expect(clause.getByText('Not met')).toBeDefined();
    expect(clause.getByText('risk free')).toBeDefined();
    await user.click(clause.getByRole('button', { name: 'Show in the preview' }));
    expect(shownPlaces).toMatchObject([
      { path: '/m/home', language: 'EN', target: { kind: 'text', key: 'shell:brand.tagline' } },
    ]);
    await user.click(clause.getByRole('button', { name: 'Open' }));
    expect(onOpen).toHaveBeenCalledWith({ section: 'texts', search: 'shell:brand.tagline', language: 'EN' });
    await user.click(clause.getByRole('button', { name: 'Use the text of the app' }));
    expect(JSON.stringify(getDocument())).not.toContain('Risk-free');
    expect((await findClause('PH-2 · Claims')).getByText('Met')).toBeDefined();
  });

  it('corrects the minimum age at one tap, and shows the age mark', async () => {
    const { user, shownPlaces, getDocument } = open();
    const clause = await findClause('PH-1 · Minimum age');
    expect(clause.queryByRole('button', { name: 'Open' })).toBeNull();
    await user.click(clause.getByRole('button', { name: 'Show in the preview' }));
    expect(shownPlaces).toMatchObject([{ path: '/m/home', target: { kind: 'text', key: 'home:footer.adults' } }]);
    await user.click(clause.getByRole('button', { name: 'Correct it' }));
    expect(getDocument()).toMatchObject({ minimumAge: 21 });
  });

  it('is confirmed by a person, with a note', async () => {
    const { gateway, user } = open();
    const confirmation = { clause: 'PH-9', note: 'Seen', confirmedBy: 'kim', confirmedAt: '2026-11-26T10:00:00.000Z' };
    gateway.provide(confirmLicenceClause, () => confirmation);
    const clause = await findClause('PH-9 · Messages');
    await user.click(await clause.findByRole('button', { name: 'Confirm' }));
    gateway.provide(listLicenceConfirmations, () => ({ confirmations: [confirmation] }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), 'Seen');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await clause.findByText('Confirmed')).toBeDefined();
    expect(clause.getByText(/Nov 26, 2026/)).toBeDefined();
    expect(gateway.listChanges()).toMatchObject([{ body: { note: 'Seen' } }]);
  });
});

it('is shown in the review of a release', async () => {
  createGateway(me).provide(getVersionLicence, () => ({
    jurisdiction: 'pagcor',
    clauses: [
      {
        id: 'PH-2',
        kind: 'claims',
        state: 'notMet',
        breaches: [{ path: ['site', 'description', 'EN'], claim: 'risk free', language: 'EN' }],
        confirmation: null,
      },
    ],
  }));
  renderScreen(<LicencePanel brand="aurora" version={3} />, { path: '/', at: '/' });
  const clause = await findClause('PH-2 · Claims');
  expect(clause.getByText('risk free')).toBeDefined();
  expect(clause.getByText('site › description › EN')).toBeDefined();
});
