// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { listDefaultTexts } from '@livery/contract/operators/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../../testing/render-screen.tsx';
import type { Places } from '../places/places-context.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { TextTable } from './text-table.tsx';

afterEach(cleanup);

const place = { language: 'EN', path: '/m/login', visitor: 'guest', width: 320 } as const;
const findFit: Places['findFit'] = (language, key, text = '') => {
  if (key === 'shell:long')
    return { kind: 'unfit', place, problem: { ...place, key, text, kind: 'cut', own: undefined } };
  return key === 'shell:short' ? { kind: 'fits', place: { ...place, language } } : { kind: 'unknown' };
};

const open = async (initialSearch = '') => {
  createGateway({ permissions: ['drafts:write'] }).provide(listDefaultTexts, () => ({
    texts: [
      { key: 'shell:long', text: 'A long text' },
      { key: 'shell:short', text: 'Short' },
      { key: 'shell:other', text: 'Other' },
    ],
  }));
  const table = <TextTable language="EN" initialSearch={initialSearch} />;
  const view = renderEditor(table, { document: { languages: ['EN'] }, findFit });
  await screen.findByRole('textbox', { name: 'shell:long' });
  return view;
};
const getRow = (key: string) => within(screen.getByRole('textbox', { name: key }).closest('li') as HTMLElement);

describe('a row of the text table', () => {
  it('shows that a text does not fit, with its screen and width, and shows it there', async () => {
    const { user, shownPlaces } = await open();
    const row = getRow('shell:long');
    expect(row.getByText(/^Does not fit\. A part is cut off\./)).toBeDefined();
    expect(row.getByText('/m/login (320 px)')).toBeDefined();
    await user.click(row.getByRole('button', { name: 'Show shell:long in the preview' }));
    expect(shownPlaces).toEqual([
      { path: '/m/login', visitor: 'guest', language: 'EN', width: 320, target: { kind: 'text', key: 'shell:long' } },
    ]);
  });

  it('shows that a text fits, or is not measured yet', async () => {
    await open();
    expect(getRow('shell:short').getByText(/^Fits\. Narrowest screen:/)).toBeDefined();
    const other = getRow('shell:other');
    expect(other.getByText('Not measured yet')).toBeDefined();
    expect(other.queryByRole('button')).toBeNull();
  });

  it('is hidden by the filter if its text is not known to be too long', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Only texts that do not fit' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByText(/^1 text Texts are measured/)).toBeDefined();
    expect(getRow('shell:long')).toBeDefined();
  });

  it('shows a typed text in the preview before it is stored', async () => {
    const { changes, getDocument, getPreviewDocument } = await open();
    const field = screen.getByRole('textbox', { name: 'shell:short' });
    fireEvent.change(field, { target: { value: 'Brief' } });
    expect(getPreviewDocument()).toEqual({ languages: ['EN'], texts: { EN: { 'shell:short': 'Brief' } } });
    expect(changes).toEqual([]);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(changes).toEqual([]);
    expect(getPreviewDocument()).toBe(getDocument());
  });

  it('has the focus when it was selected, but leaves it to the search afterwards', async () => {
    const { user } = await open('shell:long');
    const field = screen.getByRole('textbox', { name: 'shell:long' });
    expect(document.activeElement).toBe(field);
    const search = screen.getByRole('searchbox');
    await user.clear(search);
    await user.type(search, 'other');
    expect(screen.queryByRole('textbox', { name: 'shell:long' })).toBeNull();
    await user.clear(search);
    expect(screen.getByRole('textbox', { name: 'shell:long' })).toBeDefined();
    expect(document.activeElement).toBe(search);
  });
});
