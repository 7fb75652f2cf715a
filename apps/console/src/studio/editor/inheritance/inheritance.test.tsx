// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { listBaseFiles } from '@livery/contract/operators/releases';
import { nullLeaf } from '@livery/drafts/json';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SwitchValue } from '../fields/switch-value.tsx';
import { TextValue } from '../fields/text-value.tsx';
import { JackpotFields } from '../sections/jackpot-fields.tsx';
import { createGateway } from '../../../testing/render-screen.tsx';
import { renderEditor } from '../testing/render-editor.tsx';
import { BaseNotice } from './base-notice.tsx';
import { BaseSection } from './base-section.tsx';
import { findDifferences } from './find-differences.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: false, errorCode: 'system.busy' }, { status: 503 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const jackpot = { sharePercent: 1, base: 5, ticketPrice: 2, drawAt: '20:00' };
const base = {
  name: 'plenty',
  version: 4,
  document: { currency: 'PHP', site: { indexed: false }, theme: { accent: '#112233' }, jackpot },
  assets: {},
};

describe('a field of a draft that inherits', () => {
  it('shows the inherited value, and where it comes from', () => {
    renderEditor(<TextValue path={['currency']} label="Currency" />, { document: { code: 'heir' }, base });
    expect(screen.getByRole('textbox', { name: 'Currency' })).toHaveProperty('value', 'PHP');
    expect(screen.getByText('Inherited from plenty')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use the inherited value' })).toBeNull();
  });

  it('keeps an own value until the person uses the inherited one', async () => {
    const document = { code: 'heir', currency: 'MXN' };
    const { user, getDocument } = renderEditor(<TextValue path={['currency']} label="Currency" />, { document, base });
    expect(screen.getByRole('textbox', { name: 'Currency' })).toHaveProperty('value', 'MXN');
    await user.click(screen.getByRole('button', { name: 'Use the inherited value' }));
    expect(getDocument()).toEqual({ code: 'heir' });
    expect(screen.getByRole('textbox', { name: 'Currency' })).toHaveProperty('value', 'PHP');
  });

  it('removes an inherited value that the person clears, so that it does not come back', async () => {
    const { user, getDocument } = renderEditor(<TextValue path={['currency']} label="Currency" />, {
      document: { code: 'heir' },
      base,
    });
    const field = screen.getByRole('textbox', { name: 'Currency' });
    await user.clear(field);
    await user.tab();
    expect(getDocument()).toEqual({ code: 'heir', currency: null });
    expect(field).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Use the inherited value' }));
    expect(field).toHaveProperty('value', 'PHP');
  });

  it('sets only what differs', async () => {
    const { user, getDocument } = renderEditor(<SwitchValue path={['site', 'indexed']} label="Indexed" />, {
      document: { code: 'heir' },
      base,
    });
    await user.click(screen.getByRole('switch', { name: 'Indexed' }));
    expect(getDocument()).toEqual({ code: 'heir', site: { indexed: true } });
  });

  it('removes an inherited object with all its values', async () => {
    const { user, getDocument } = renderEditor(<JackpotFields />, { document: { code: 'heir' }, base });
    await user.click(screen.getByRole('button', { name: 'Remove the jackpot' }));
    expect(getDocument()).toMatchObject({ jackpot: { sharePercent: null, drawAt: null } });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use the inherited value' }));
    expect(getDocument()).toEqual({ code: 'heir' });
    expect(screen.getAllByRole('spinbutton').length).toBe(3);
  });

  it('shows nothing in a draft without a base', () => {
    renderEditor(<TextValue path={['currency']} label="Currency" />, { document: { currency: 'MXN' } });
    expect(screen.queryByText(/herited/)).toBeNull();
  });
});

describe('the differences from the base', () => {
  it('are what the brand sets or removes, but not what only the brand has', () => {
    const own = { code: 'heir', theme: { accent: '#445566', radius: 3 }, currency: null, site: { indexed: false } };
    expect(findDifferences(own, base.document)).toEqual({
      different: [
        { path: ['theme', 'accent'], inherited: '#112233', own: '#445566' },
        { path: ['currency'], inherited: 'PHP', own: undefined },
      ],
      equal: [['site', 'indexed']],
    });
  });

  it('are listed with both values, and can be inherited one by one or if they are equal', async () => {
    const document = { code: 'heir', extends: 'plenty', theme: { accent: '#445566' }, site: { indexed: false } };
    const { user, getDocument, changes } = renderEditor(<BaseSection />, { document, base });
    const item = screen.getByText('theme.accent').closest('li') as HTMLElement;
    expect(within(item).getByText('#112233')).toBeDefined();
    expect(within(item).getByText('#445566')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Inherit them' }));
    expect(getDocument()).toEqual({ code: 'heir', extends: 'plenty', theme: { accent: '#445566' } });
    await user.click(screen.getByRole('button', { name: 'Use the inherited value of theme.accent' }));
    expect(getDocument()).toEqual({ code: 'heir', extends: 'plenty' });
    expect(changes.flat().some(({ to }) => to === nullLeaf)).toBe(false);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Inherit from' }), 'No base');
    expect(getDocument()).toEqual({ code: 'heir' });
  });
});

describe('the choice of the base', () => {
  it('contains the base files of the gateway', async () => {
    const gateway = createGateway({ permissions: ['brands:read'] });
    gateway.provide(listBaseFiles, () => ({ bases: [{ name: 'latam.base' }, { name: 'shelf.base' }] }));
    const { user, getDocument } = renderEditor(<BaseSection />, { document: { code: 'heir' } });
    const files = await screen.findByRole('group', { name: 'Base files' });
    expect(within(files).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Inherit from' }), 'latam.base');
    expect(getDocument()).toEqual({ code: 'heir', extends: 'latam.base' });
  });
});

describe('a new version of the base', () => {
  const document = { code: 'heir', extends: 'plenty', theme: { accent: '#445566' } };
  const next = { ...base, version: 5, document: { ...base.document, currency: 'MXN', theme: { accent: '#000000' } } };

  it('is announced with the values that changed, until the person hides it', async () => {
    const { user, setBase } = renderEditor(<BaseNotice />, { document, base });
    expect(screen.queryByRole('region')).toBeNull();
    setBase(next);
    const notice = within(screen.getByRole('region', { name: 'New version of the base' }));
    expect(notice.getByText('New version 5 of plenty')).toBeDefined();
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'currencyBeforePHPNowMXN',
      'theme.accentBefore#112233Now#000000The brand has its own value',
    ]);
    await user.click(notice.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('changes the fields that inherit', () => {
    const { setBase } = renderEditor(<TextValue path={['currency']} label="Currency" />, { document, base });
    setBase(next);
    expect(screen.getByRole('textbox', { name: 'Currency' })).toHaveProperty('value', 'MXN');
  });

  it('is not announced when the person chooses another base', () => {
    const { setBase } = renderEditor(<BaseNotice />, { document, base });
    setBase(undefined);
    setBase({ ...next, name: 'lualoc' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
