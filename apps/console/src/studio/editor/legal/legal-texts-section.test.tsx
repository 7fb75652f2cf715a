// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { legalLimits } from '@livery/merchant/legal-texts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { changeKind, setBlockText } from './legal-model.ts';
import { LegalTextsSection } from './legal-texts-section.tsx';

afterEach(cleanup);

const document = { name: 'Aurora', languages: ['EN', 'ES'], jurisdiction: 'pagcor' };
const terms = [
  { kind: 'heading', text: 'Your money' },
  { kind: 'paragraph', text: 'It is yours.' },
];
const show = (options: Partial<Parameters<typeof renderEditor>[1]> = {}) => ({
  ...renderEditor(<LegalTextsSection />, { document, ...options }),
});

describe('the legal texts', () => {
  it('are written in blocks: Enter begins a paragraph, and a list has an item in each line', async () => {
    const { user, getDocument } = show();
    await user.click(screen.getByRole('button', { name: 'Add Heading' }));
    await user.keyboard('Your money{Enter}It is yours.');
    await user.click(screen.getByRole('button', { name: 'Add List' }));
    await user.keyboard('Cards{Enter}Bank transfers');
    await user.tab();
    await vi.waitFor(() =>
      expect(getDocument()).toMatchObject({
        legal: { terms: { EN: [...terms, { kind: 'list', items: ['Cards', 'Bank transfers'] }] } },
      }),
    );
  });

  it('keep an empty line in the middle of a list, and a line break in a paragraph, while a person types', async () => {
    const list = { kind: 'list', items: ['Cards', 'Bank'] };
    const { getDocument, changes } = show({ document: { ...document, legal: { terms: { EN: [list, terms[1]] } } } });
    vi.useFakeTimers();
    const [listField, paragraph] = ['List 1', 'Paragraph 2'].map((name) => screen.getByRole('textbox', { name }));
    const typeAndWait = (field: HTMLElement, value: string) =>
      act(() => {
        fireEvent.change(field, { target: { value } });
        vi.advanceTimersByTime(5000);
      });
    typeAndWait(listField!, 'Cards\n\nBank');
    typeAndWait(paragraph!, 'It is\nyours.');
    vi.useRealTimers();
    expect(changes).toEqual([]);
    expect([listField, paragraph]).toMatchObject([{ value: 'Cards\n\nBank' }, { value: 'It is\nyours.' }]);
    fireEvent.blur(listField!);
    fireEvent.blur(paragraph!);
    const lines = ['It is', 'yours.'].map((text) => ({ kind: 'paragraph', text }));
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [list, ...lines] } } });
  });

  it('show the state of each language, and begin with a copy of the default language', async () => {
    const { user, getDocument } = show({ document: { ...document, legal: { terms: { EN: terms } } } });
    const language = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(language)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['English · Own', 'Español · Missing']);
    await user.selectOptions(language, 'ES');
    expect(screen.getByText(/Members read the text in the default language/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Begin with the text in English' }));
    expect(getDocument()).toMatchObject({ legal: { terms: { ES: terms } } });
  });

  it('go back to the default text', async () => {
    const { user, getDocument } = show({ document: { ...document, legal: { terms: { EN: terms } } } });
    await user.click(screen.getByRole('button', { name: 'Use the default text' }));
    expect(getDocument()['legal']).toBeUndefined();
    expect(screen.getByText(/Members read the default text of the app/)).toBeDefined();
  });

  it('move a block with Alt and an arrow key, and remove it with its button', async () => {
    const { user, getDocument } = show({ document: { ...document, legal: { terms: { EN: terms } } } });
    await user.click(screen.getByRole('textbox', { name: 'Paragraph 2' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [terms[1], terms[0]] } } });
    await user.click(screen.getByRole('button', { name: /Remove Paragraph 1/ }));
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [terms[0]] } } });
  });

  it('keep a text that was typed just before its block moves, and the focus in it', async () => {
    const { user, getDocument } = show({ document: { ...document, legal: { terms: { EN: terms } } } });
    await user.click(screen.getByRole('textbox', { name: 'Heading 1' }));
    await user.keyboard(' now{Alt>}{ArrowDown}{/Alt}');
    expect(window.document.activeElement).toBe(screen.getByRole('textbox', { name: 'Heading 2' }));
    await user.tab();
    const moved = { kind: 'heading', text: 'Your money now' };
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [terms[1], moved] } } });
  });

  it('keep the text and the address of a link that are stored before the page renders again', () => {
    const link = { kind: 'link', text: 'Help', href: '/m/service' };
    const { getDocument } = show({ document: { ...document, legal: { terms: { EN: [link] } } } });
    const text = screen.getByRole('textbox', { name: 'Link 1' });
    const address = screen.getByRole('textbox', { name: 'Address of Link 1' });
    fireEvent.change(text, { target: { value: 'Help and chat' } });
    fireEvent.change(address, { target: { value: '/m/messages' } });
    act(() => {
      text.focus();
      text.blur();
      address.focus();
      address.blur();
    });
    expect(getDocument()).toMatchObject({
      legal: { terms: { EN: [{ kind: 'link', text: 'Help and chat', href: '/m/messages' }] } },
    });
  });

  it('lose only the text of the removed block, even if it was typed just before', async () => {
    const { user, getDocument } = show({ document: { ...document, legal: { terms: { EN: terms } } } });
    await user.click(screen.getByRole('textbox', { name: 'Heading 1' }));
    await user.keyboard(' now');
    fireEvent.click(screen.getByRole('button', { name: /Remove Heading 1/ }));
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [terms[1]] } } });
  });

  it('get a paragraph for each Enter, and the last one has the focus', async () => {
    const { user, getDocument } = show({ document: { ...document, legal: { terms: { EN: terms } } } });
    await user.click(screen.getByRole('textbox', { name: 'Heading 1' }));
    await user.keyboard('{Enter}{Enter}Two.');
    await user.tab();
    const added = ['', 'Two.'].map((text) => ({ kind: 'paragraph', text }));
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [terms[0], ...added, terms[1]] } } });
  });

  it('have no empty item at the end of a list when a person leaves it', async () => {
    const { user, getDocument } = show();
    await user.click(screen.getByRole('button', { name: 'Add List' }));
    await user.keyboard('Cards{Enter}');
    await user.tab();
    expect(getDocument()).toMatchObject({ legal: { terms: { EN: [{ kind: 'list', items: ['Cards'] }] } } });
  });

  it('name the clauses of the licence for the page, and lead to the page in the preview', async () => {
    const { user, shownPlaces } = show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Responsible play');
    const clauses = screen.getByRole('list', { name: 'Clauses of the licence about this page' });
    expect(within(clauses).getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show in the preview' }));
    expect(shownPlaces).toEqual([
      { path: '/m/responsiblePlay', visitor: 'guest', language: 'EN', target: { kind: 'screen' } },
    ]);
  });

  it('begin with the page and the language of a problem', () => {
    renderEditor(<LegalTextsSection page="privacy" language="ES" />, { document });
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveProperty('value', 'privacy');
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'ES');
  });

  it('show a problem at its block', () => {
    const link = { kind: 'link', text: 'Click', href: 'javascript:alert(1)' };
    show({
      document: { ...document, legal: { terms: { EN: [...terms, link] } } },
      problems: [{ path: '$.legal.terms.EN[2].href', reason: 'not an address', remedy: 'write a path' }],
    });
    const item = screen.getByRole('textbox', { name: 'Address of Link 3' }).closest('li');
    expect(item?.textContent).toContain('not an address');
  });

  it('show the problem of an entry that is no block', () => {
    show({
      document: { ...document, legal: { terms: { EN: [...terms, { kind: 'table' }] } } },
      problems: [{ path: '$.legal.terms.EN[2].kind', reason: 'not a kind', remedy: 'remove it' }],
    });
    expect(screen.getByText(/not a kind/)).toBeDefined();
  });

  it('have at most the blocks that a page can have', async () => {
    const full = Array.from({ length: legalLimits.blocks }, () => terms[1]);
    const { user, changes } = show({ document: { ...document, legal: { terms: { EN: full } } } });
    await user.click(screen.getByRole('textbox', { name: 'Paragraph 1' }));
    await user.keyboard('{Enter}');
    expect(changes).toEqual([]);
  });
});

it('splits a pasted text into paragraphs, and keeps the texts when the kind changes', () => {
  expect(setBlockText({ kind: 'heading', text: '' }, 'Rules\n\nFirst.\r\nSecond.')).toEqual([
    { kind: 'heading', text: 'Rules' },
    { kind: 'paragraph', text: 'First.' },
    { kind: 'paragraph', text: 'Second.' },
  ]);
  expect(changeKind({ kind: 'list', items: ['a', 'b'] }, 'paragraph')).toEqual({ kind: 'paragraph', text: 'a b' });
  expect(changeKind({ kind: 'paragraph', text: 'a' }, 'list')).toEqual({ kind: 'list', items: ['a'] });
});
