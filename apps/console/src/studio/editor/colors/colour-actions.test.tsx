// @vitest-environment happy-dom
import type { Hex } from '@livery/merchant/color';
import { deriveTheme, hasEnoughContrast } from '@livery/merchant/theme';
import { resolveBrand } from '@livery/merchant/extends';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BrandDocument, getValue } from '../model/brand-document.ts';
import { applyChanges } from '../model/transient-changes.ts';
import { removeSeasonColor } from '../seasons/season-colors.tsx';
import { ColoursSection } from '../sections/colours-section.tsx';
import { renderEditor } from '../testing/render-editor.tsx';
import { readAlternateInput, readThemeInput } from './legal-colors.ts';
import { legalizeOwn } from './legal-theme.ts';

afterEach(cleanup);

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
/** A theme of both modes that is legible. Its accents can depend on its page colours. */
const legalTheme = fc
  .record({ mode: fc.constantFrom('light', 'dark'), accent: hex, page: hex })
  .filter(({ mode, ...colors }) => hasEnoughContrast({ mode: mode === 'dark' ? 'dark' : 'light', ...colors }));
const both = fc
  .tuple(legalTheme, legalTheme)
  .filter(([usual, other]) => usual.mode !== other.mode)
  .map(([usual, { accent, page }]) => ({ ...usual, alternate: { accent, page } }));

const listProblems = ({ theme }: BrandDocument): readonly unknown[] => {
  const alternate = readAlternateInput(theme);
  return [readThemeInput(theme), ...(alternate ? [alternate] : [])].flatMap((input) => deriveTheme(input).problems);
};

/** The dark accent is legible on the purple page, and not on the page that the app derives from the accent. */
const dependent = { mode: 'dark', accent: '#bb3886', page: '#2a0221' };
const dependentInBoth = { mode: 'light', accent: '#c2182b', page: '#fbf4ec', alternate: dependent };

describe('the colours of a brand', () => {
  it('move the accent to a legible colour when the page colour is removed, and show a message about it', async () => {
    expect(listProblems({ theme: dependent })).toEqual([]);
    const toasts: string[] = [];
    const unsubscribe = subscribeToToasts(
      (event) => void ('show' in event && event.show && toasts.push(event.show.text)),
    );
    const { user, getDocument, changes } = renderEditor(<ColoursSection />, { document: { theme: dependent } });
    const page = screen.getByRole('group', { name: 'Page' }).parentElement!;
    await user.click(within(page).getByRole('button', { name: 'Let the app choose' }));
    const accent = getValue(getDocument(), ['theme', 'accent']);
    expect(getDocument()).toEqual({ theme: { mode: 'dark', accent } });
    expect(accent).not.toBe(dependent.accent);
    expect(listProblems(getDocument())).toEqual([]);
    // One edit is one undo step.
    expect(changes).toHaveLength(1);
    expect(toasts).toEqual([expect.stringContaining(`The accent is now ${String(accent)}`)]);
    unsubscribe();
  });

  it('stay legible when the page colour of the base is used again', async () => {
    const base = { name: 'plenty', version: 4, document: { theme: { mode: 'dark', accent: '#ff8088' } }, assets: {} };
    const { user, getDocument } = renderEditor(<ColoursSection />, { document: { theme: dependent }, base });
    for (const button of screen.getAllByRole('button', { name: 'Use the inherited value' })) await user.click(button);
    expect(listProblems(resolveBrand(base.document, getDocument()))).toEqual([]);
  });

  it('are legible after each action of the section', () => {
    const base = { name: 'plenty', version: 4, document: { theme: dependentInBoth }, assets: {} };
    const document = { theme: { ...dependent, alternate: { accent: '#b00020', page: '#fff4f0' } } };
    const listControls = () => [
      ...screen.getAllByRole('button'),
      ...screen.getAllByRole('radio'),
      ...screen.getAllByRole('switch'),
    ];
    renderEditor(<ColoursSection />, { document, base });
    const { length } = listControls();
    cleanup();
    for (let index = 0; index < length; index += 1) {
      const { getDocument } = renderEditor(<ColoursSection />, { document, base });
      fireEvent.click(listControls()[index]!);
      expect(listProblems(resolveBrand(base.document, getDocument())), `control ${index}`).toEqual([]);
      cleanup();
    }
  });

  it('are legible after any change of any legible theme', () => {
    const theme = fc.oneof(legalTheme, both);
    const change = fc.record({
      path: fc
        .tuple(fc.constantFrom([], ['alternate']), fc.constantFrom('accent', 'page', 'jackpot'))
        .map(([branch, key]) => ['document', 'theme', ...branch, key]),
      to: fc.option(hex),
    });
    const changeMode = fc
      .constantFrom('light', 'dark', null)
      .map((to) => ({ path: ['document', 'theme', 'mode'], to }));
    const changes = fc.array(fc.oneof(change, change, changeMode), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(theme, fc.option(theme), changes, (own, inherited, list) => {
        const base = inherited ? { name: 'plenty', version: 4, document: { theme: inherited }, assets: {} } : undefined;
        const { all } = legalizeOwn({ own: { theme: own }, base }, list);
        const next = applyChanges({ theme: own }, all);
        expect(listProblems(base ? resolveBrand(base.document, next) : next)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

it('a seasonal layer stays legible when one of its colours is removed', () => {
  const theme = legalTheme.chain(({ mode, ...colors }) =>
    fc.tuple(
      fc.constant({ mode, ...colors }),
      legalTheme.filter((other) => other.mode === mode).map(({ accent, page }) => ({ accent, page })),
      fc.constantFrom('accent' as const, 'page' as const),
    ),
  );
  fc.assert(
    fc.property(theme, ([usual, layer, key]) => {
      const next = { ...usual, ...removeSeasonColor(usual, layer, key) };
      expect(listProblems({ theme: next })).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

describe('the colour picker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const document = { theme: { mode: 'light', accent: '#c2182b', page: '#fbf4ec' } };
  const getPicker = () => within(screen.getByRole('group', { name: 'Accent' }));
  const getHue = () => getPicker().getByRole('slider', { name: 'Hue' });
  const readAccent = (shown: BrandDocument) => getValue(shown, ['theme', 'accent']);
  const pause = () => act(() => vi.runAllTimers());

  it('shows each colour in the preview at once, and stores only the last one', () => {
    const { changes, getDocument, getPreviewDocument } = renderEditor(<ColoursSection />, { document });
    const seen = ['40', '80', '200'].map((hue) => {
      fireEvent.change(getHue(), { target: { value: hue } });
      return readAccent(getPreviewDocument());
    });
    expect(new Set([...seen, document.theme.accent]).size).toBe(4);
    expect(changes).toEqual([]);
    pause();
    expect(changes).toHaveLength(1);
    expect(readAccent(getDocument())).toBe(seen.at(-1));
    expect(getPreviewDocument()).toBe(getDocument());
  });

  it('stores a drag as one edit after the release, even if the person pauses during the drag', () => {
    const { changes, getPreviewDocument } = renderEditor(<ColoursSection />, { document });
    fireEvent.pointerDown(getHue());
    for (const hue of ['40', '80']) {
      fireEvent.change(getHue(), { target: { value: hue } });
      pause();
    }
    expect(changes).toEqual([]);
    const seen = readAccent(getPreviewDocument());
    fireEvent.pointerUp(getHue());
    pause();
    expect(changes).toEqual([[{ path: ['document', 'theme', 'accent'], to: seen }]]);
  });

  it('stores the colour when the page is closed', () => {
    const { getDocument, getPreviewDocument } = renderEditor(<ColoursSection />, { document });
    fireEvent.change(getHue(), { target: { value: '200' } });
    const seen = readAccent(getPreviewDocument());
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(readAccent(getDocument())).toBe(seen);
  });

  it('shows a typed colour in a legible lightness, and the stored colour again when the text is no colour', () => {
    const { changes, getPreviewDocument } = renderEditor(<ColoursSection />, { document });
    const field = getPicker().getByRole('textbox', { name: 'Accent' });
    fireEvent.change(field, { target: { value: '#ffee00' } });
    const seen = getPreviewDocument();
    expect(readAccent(seen)).not.toBe(document.theme.accent);
    expect(listProblems(seen)).toEqual([]);
    fireEvent.change(field, { target: { value: '#ffee00 and more' } });
    expect(readAccent(getPreviewDocument())).toBe(document.theme.accent);
    pause();
    expect(changes).toEqual([]);
  });
});
