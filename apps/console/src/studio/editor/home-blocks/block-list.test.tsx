// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { BlockList } from './block-list.tsx';

afterEach(cleanup);

const createDocument = (...home: unknown[]) => ({ name: 'Aurora', languages: ['EN', 'AR'], layout: { home } });
const listBlocks = () =>
  within(screen.getByRole('list', { name: 'Order' }))
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

const [hero, games, winners] = [{ kind: 'hero' }, { kind: 'games' }, { kind: 'winners' }];

describe('the blocks of the home screen', () => {
  it('are moved by buttons and by keys, and the new position is announced', async () => {
    const { user, getDocument } = renderEditor(<BlockList />, { document: createDocument(hero, games, winners) });
    await user.click(screen.getByRole('button', { name: 'Move Winners up' }));
    expect(getDocument()).toMatchObject({ layout: { home: [hero, winners, games] } });
    expect(screen.getByRole('status').textContent).toBe('Winners is now number 2');
    screen.getByRole('button', { name: 'Move Hero image down' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(listBlocks()).toEqual(['Winners', 'Hero image', 'Games']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Hero image down');
  });

  it('are removed and added, collections again and again, but never all removed', async () => {
    const { user, getDocument } = renderEditor(<BlockList />, { document: createDocument(hero, games) });
    await user.click(screen.getByRole('button', { name: 'Remove Games' }));
    expect(listBlocks()).toEqual(['Hero image']);
    expect(screen.getByRole('button', { name: 'Remove Hero image' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Add Collection of games' }));
    await user.click(screen.getByRole('button', { name: 'Add Collection of games' }));
    expect(screen.queryByRole('button', { name: 'Add Hero image' })).toBeNull();
    const collection = { kind: 'collection', source: 'new' };
    expect(getDocument()).toMatchObject({ layout: { home: [hero, collection, collection] } });
  });

  it('are read in the old form, which had only the kinds, and written in the new one', async () => {
    const { user, getDocument } = renderEditor(<BlockList />, { document: createDocument('hero', 'games') });
    await user.click(screen.getByRole('button', { name: 'Move Games up' }));
    expect(getDocument()).toMatchObject({ layout: { home: [games, hero] } });
  });

  it('show what their code costs once for all collections', () => {
    const collection = { kind: 'collection', source: 'new' };
    renderEditor(<BlockList />, {
      document: createDocument(hero, collection, { kind: 'collection', source: 'hot' }),
      blockSizes: { hero: 0, collection: 2345 },
    });
    expect(screen.getAllByText(/code/).map(({ textContent }) => textContent)).toEqual([
      'no code of its own',
      '2.3 kB of code',
      'shares the code above',
    ]);
  });

  it('show their problems with what to do', () => {
    renderEditor(<BlockList />, {
      document: createDocument(hero, { kind: 'draws', rows: 90 }),
      problems: [{ path: '$.layout.home[1].rows', reason: 'too many rows', remedy: 'write 8 or less' }],
    });
    expect(screen.getByText(/too many rows/).textContent).toContain('write 8 or less');
  });

  it('stay at their positions beside entries that are not blocks', async () => {
    const { user, getDocument } = renderEditor(<BlockList />, {
      document: createDocument(7, hero, { name: 'no kind' }, { kind: 'draws', rows: 90 }),
      problems: [
        { path: '$.layout.home[0]', reason: 'not a block', remedy: 'write an object' },
        { path: '$.layout.home[3].rows', reason: 'too many rows', remedy: 'write 8 or less' },
      ],
    });
    const list = within(screen.getByRole('list', { name: 'Order' }));
    expect([screen.queryByText(/not a block/), list.queryByText(/not a block/)]).toEqual([expect.anything(), null]);
    expect(list.getAllByRole('listitem')[1]?.textContent).toContain('too many rows');
    await user.click(screen.getAllByRole('button', { name: /^Move .* up$/ }).at(-1)!);
    expect(getDocument()).toMatchObject({
      layout: { home: [7, { kind: 'draws', rows: 90 }, hero, { name: 'no kind' }] },
    });
  });

  it('cannot be changed by a person who may only read', async () => {
    const { user } = renderEditor(<BlockList />, { document: createDocument(hero), canEdit: false });
    expect(screen.queryByRole('button', { name: /Move|Remove|Add/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Settings of Hero image' }));
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
  });
});

describe('the settings of a block', () => {
  const open = async (block: object, name: string) => {
    const view = renderEditor(<BlockList />, { document: createDocument(block) });
    await view.user.click(screen.getByRole('button', { name: `Settings of ${name}` }));
    const getBlock = () => (view.getDocument() as { layout: { home: unknown[] } }).layout.home[0];
    return { ...view, getBlock };
  };

  it('are the games of a collection, their category, rows and size', async () => {
    const { user, getBlock } = await open({ kind: 'collection', source: 'new' }, 'Collection of games: New games');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Games' }), 'One category');
    expect(getBlock()).toMatchObject({ source: 'category', category: 'SPORTS' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Fishing');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size of the tiles' }), 'Large');
    expect(getBlock()).toEqual({ kind: 'collection', source: 'category', category: 'FISH', rows: 2, size: 'large' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Games' }), 'Continue playing');
    expect(getBlock()).toEqual({ kind: 'collection', source: 'continue', rows: 2, size: 'large' });
  });

  it('are the title in each language, which goes when it is emptied', async () => {
    const { user, getBlock } = await open({ kind: 'draws' }, 'Next draws');
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'Tonight');
    await user.tab();
    expect(getBlock()).toEqual({ kind: 'draws', title: { EN: 'Tonight' } });
    await user.clear(screen.getByRole('textbox', { name: 'English' }));
    await user.tab();
    expect(getBlock()).toEqual({ kind: 'draws' });
  });

  it('are the audience, of which at least one stays', async () => {
    const { user, getBlock } = await open({ kind: 'hero' }, 'Hero image');
    for (const name of ['Members', 'Agents', 'Members on trial']) await user.click(screen.getByLabelText(name));
    expect(getBlock()).toEqual({ kind: 'hero', audience: ['guest'] });
    expect(screen.getByLabelText('Guests')).toHaveProperty('disabled', true);
    for (const name of ['Members', 'Agents', 'Members on trial']) await user.click(screen.getByLabelText(name));
    expect(getBlock()).toEqual({ kind: 'hero' });
  });

  it('are the first and the last day', async () => {
    const { getBlock } = await open({ kind: 'hero' }, 'Hero image');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-24' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-12-26' } });
    expect(getBlock()).toEqual({ kind: 'hero', from: '2026-12-24', to: '2026-12-26' });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '' } });
    expect(getBlock()).toEqual({ kind: 'hero', from: '2026-12-24' });
  });
});
