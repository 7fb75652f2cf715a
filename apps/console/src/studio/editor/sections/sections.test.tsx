// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deriveTheme } from '@livery/merchant/theme';
import { afterEach, describe, expect, it } from 'vitest';
import { readAlternateInput, readThemeInput } from '../colors/legal-colors.ts';
import { getValue } from '../model/brand-document.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { ImagesSection } from '../images/images-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HomeSection } from './home-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { ShapeSection } from './shape-section.tsx';

afterEach(cleanup);

const document = {
  name: 'Aurora',
  languages: ['EN', 'AR'],
  theme: { mode: 'light', accent: '#c2182b', page: '#fbf4ec' },
};
describe('the features', () => {
  it('offer what a feature needs when it is switched on', async () => {
    const { user, getDocument } = renderEditor(<FeaturesSection />, {
      document: { ...document, flags: { MAILCEN: false } },
    });
    await user.click(screen.getByRole('switch', { name: 'Notifications of new messages outside the app' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('listitem').textContent).toBe('Messages');
    await user.click(within(dialog).getByRole('button', { name: 'Switch all on' }));
    expect(getDocument()).toMatchObject({ flags: { MAILCEN: true, WEBPUSH3: true } });
  });

  it('show what a feature that is switched off takes away, and leave it on if the person wishes', async () => {
    const { user, getDocument } = renderEditor(<FeaturesSection />, {
      document: { ...document, flags: { AGEINFO3: true, COMM3: true } },
    });
    await user.click(screen.getByRole('switch', { name: 'Agent area' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('listitem').textContent).toBe('Commission: contracts, salary, dividend');
    await user.click(within(dialog).getByRole('button', { name: 'Only this one off' }));
    expect(getDocument()).toMatchObject({ flags: { AGEINFO3: false, COMM3: true } });
    expect(screen.getByText('No effect without: Agent area')).toBeDefined();
  });
});

describe('the bars of the app', () => {
  it('show the default, describe the chosen form, and store a choice', async () => {
    const { user, getDocument } = renderEditor(<HomeSection />, { document });
    const header = screen.getByRole('combobox', { name: 'Header of the home page' });
    expect(header).toHaveProperty('value', 'start');
    await user.selectOptions(header, 'Search field');
    expect(await screen.findByText(/A search field between the logo and the log-in/)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bottom bar' }), 'Floating bar');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Centre of the bottom bar' }), 'Sports');
    expect(getDocument()).toMatchObject({ layout: { header: 'search', navigation: 'floating', lead: 'sports' } });
  });
});

describe('the icons', () => {
  const getRadio = (group: string, name: string) =>
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

  it('show the default, and store a choice that the examples of the other field follow', async () => {
    const { user, getDocument } = renderEditor(<ShapeSection />, { document });
    const light = getRadio('Weight of the lines', 'Light');
    expect(getRadio('Weight of the lines', 'Regular')).toHaveProperty('checked', true);
    const round = getRadio('Ends of the lines', 'Round').closest('label')!;
    const readWidths = () =>
      [...round.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.getPropertyValue('--icon-width'));
    expect(readWidths()).toEqual(['2']);
    await user.click(light);
    await user.click(getRadio('Ends of the lines', 'Square'));
    expect(getDocument()).toMatchObject({ theme: { icons: { weight: 'light', corners: 'square' } } });
    expect(readWidths()).toEqual(['1.5']);
  });

  it('show the value of the base, and offer it again after an own one', async () => {
    const icons = { weight: 'bold' };
    const base = { name: 'plenty', version: 4, document: { theme: { icons } }, assets: {} };
    const { user, getDocument } = renderEditor(<ShapeSection />, { document: { code: 'heir' }, base });
    expect(getRadio('Weight of the lines', 'Bold')).toHaveProperty('checked', true);
    expect(screen.getByText('Inherited from plenty')).toBeDefined();
    await user.click(getRadio('Weight of the lines', 'Light'));
    expect(getDocument()).toEqual({ code: 'heir', theme: { icons: { weight: 'light' } } });
    await user.click(screen.getByRole('button', { name: 'Use the inherited value' }));
    expect(getDocument()).toEqual({ code: 'heir' });
    expect(getRadio('Weight of the lines', 'Bold')).toHaveProperty('checked', true);
  });

  it('cannot be changed by a person who may only read', () => {
    renderEditor(<ShapeSection />, { document, canEdit: false });
    expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true);
  });
});

describe('the colour picker', () => {
  const slide = (name: string, value: number) =>
    fireEvent.change(within(screen.getByRole('group', { name: 'Accent' })).getByRole('slider', { name }), {
      target: { value },
    });

  it.each([100, 90, 75])('cannot reach an illegible accent at lightness %i', async (lightness) => {
    const { getDocument, changes } = renderEditor(<ColoursSection />, { document });
    slide('Lightness', lightness);
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(deriveTheme(readThemeInput(getDocument()['theme'])).problems).toEqual([]);
  });

  it('turns a typed colour into the nearest legible one, and keeps its hands off what is no colour', async () => {
    const { user, getDocument, changes } = renderEditor(<ColoursSection />, { document });
    const field = screen.getByRole('textbox', { name: 'Accent' });
    await user.clear(field);
    await user.type(field, 'none');
    await user.tab();
    expect(changes).toHaveLength(0);
    await user.clear(field);
    await user.type(field, '#ffff00');
    await user.tab();
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(deriveTheme(readThemeInput(getDocument()['theme'])).problems).toEqual([]);
  });

  it('changes to dark with colours that are legible there, in one change', async () => {
    const { user, getDocument, changes } = renderEditor(<ColoursSection />, { document });
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(changes).toHaveLength(1);
    expect(getDocument()).toMatchObject({ theme: { mode: 'dark' } });
    expect(deriveTheme(readThemeInput(getDocument()['theme'])).problems).toEqual([]);
  });
});

describe('a brand with a light and a dark mode', () => {
  const alternate = { accent: '#ff8088', page: '#1b1011', logo: 'aurora/logo-dark.svg' };
  const both = { ...document, theme: { ...document.theme, alternate } };
  const assets = { 'aurora/logo-dark.svg': 'a'.repeat(64) };

  it('gets legible colours for the dark mode when members may also use it, in one change', async () => {
    const { user, getDocument, changes } = renderEditor(<ColoursSection />, { document });
    expect(screen.queryByRole('region', { name: 'Dark' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Members may also use dark' }));
    expect(changes).toHaveLength(1);
    const input = readAlternateInput(getDocument()['theme']);
    expect(input?.mode).toBe('dark');
    expect(deriveTheme(input!).problems).toEqual([]);
    expect(screen.getByRole('region', { name: 'Light' })).toBeDefined();
    const dark = within(screen.getByRole('region', { name: 'Dark' }));
    expect(dark.getByRole('textbox', { name: 'Accent, Dark' })).toBeDefined();
    expect(within(dark.getByRole('region', { name: 'Derived colours, Dark' })).getAllByRole('row')).toHaveLength(10);
  });

  it.each([
    ['Light', 100, ['theme', 'accent'], readThemeInput],
    ['Dark', 0, ['theme', 'alternate', 'accent'], readAlternateInput],
  ] as const)('cannot reach an illegible accent in the mode %s at lightness %i', async (mode, value, path, read) => {
    const { getDocument, changes } = renderEditor(<ColoursSection />, { document: both });
    const picker = within(screen.getByRole('group', { name: `Accent, ${mode}` }));
    fireEvent.change(picker.getByRole('slider', { name: 'Lightness' }), { target: { value } });
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.[0]?.path).toEqual(['document', ...path]);
    expect(deriveTheme(read(getDocument()['theme'])!).problems).toEqual([]);
  });

  it('loses the colours and the logo of the dark mode when members may no longer use it', async () => {
    const { user, getDocument, changes } = renderEditor(<ColoursSection />, { document: both, assets });
    await user.click(screen.getByRole('switch', { name: 'Members may also use dark' }));
    expect(getDocument()['theme']).toEqual(document.theme);
    expect(changes[0]).toContainEqual({ path: ['assets', 'aurora/logo-dark.svg'], to: null });
  });

  it('exchanges the colours and the logos of its modes when the other one becomes the mode of the brand', async () => {
    const { user, getDocument, changes } = renderEditor(<ColoursSection />, {
      document: { ...both, assets: { logo: 'aurora/logo.svg' } },
      assets,
    });
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(changes).toHaveLength(1);
    expect(getDocument()).toMatchObject({
      theme: {
        mode: 'dark',
        accent: '#ff8088',
        page: '#1b1011',
        alternate: { accent: '#c2182b', page: '#fbf4ec', logo: 'aurora/logo.svg' },
      },
      assets: { logo: 'aurora/logo-dark.svg' },
    });
    expect(screen.getByRole('switch', { name: 'Members may also use light' })).toBeDefined();
  });

  it('exchanges the shown accent of a mode that has no own one', async () => {
    const theme = { ...both.theme, alternate: { page: '#1b1011' } };
    const { user, getDocument } = renderEditor(<ColoursSection />, { document: { ...both, theme } });
    const shown = readAlternateInput(theme)?.accent;
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(shown).toMatch(/^#/);
    expect(getDocument()).toMatchObject({ theme: { accent: shown, alternate: { accent: both.theme.accent } } });
  });

  it.each([
    ['stays when only the brand has one', '#e0a000', undefined, ['#e0a000', undefined]],
    ['is exchanged when both modes have one', '#e0a000', '#ffe08a', ['#ffe08a', '#e0a000']],
  ])('the colour of prizes %s', async (_, usual, own, expected) => {
    const theme = {
      ...both.theme,
      jackpot: usual,
      alternate: { ...alternate, ...(own !== undefined && { jackpot: own }) },
    };
    const { user, getDocument } = renderEditor(<ColoursSection />, { document: { ...both, theme } });
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    const changed = getDocument()['theme'];
    expect([getValue(changed, ['jackpot']), getValue(changed, ['alternate', 'jackpot'])]).toEqual(expected);
  });

  it.each([
    ['another colour', '#ffe08a'],
    [
      'the automatic colour of the mode of the brand',
      deriveTheme(readThemeInput(both.theme)).colors?.['status-jackpot'],
    ],
  ])(
    'looks the same in both modes after the exchange when only the other mode has %s for prizes',
    async (_, jackpot) => {
      const theme = { ...both.theme, alternate: { ...alternate, jackpot } };
      const read = (from: unknown) =>
        [readThemeInput(from), readAlternateInput(from)!].map((each) => deriveTheme(each));
      const { user, getDocument } = renderEditor(<ColoursSection />, { document: { ...both, theme } });
      await user.click(screen.getByRole('radio', { name: 'Dark' }));
      const getPrizes = (from: unknown) => read(from).map(({ colors }) => colors?.['status-jackpot']);
      expect(getPrizes(getDocument()['theme'])).toEqual(getPrizes(theme).toReversed());
    },
  );

  it('has one mode while the colours of the other one are no object', async () => {
    const theme = { ...document.theme, alternate: 'dark' };
    const { user, getDocument } = renderEditor(<ColoursSection />, { document: { ...document, theme } });
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(getDocument()).toMatchObject({ theme: { mode: 'dark', alternate: 'dark' } });
    expect(deriveTheme(readThemeInput(getDocument()['theme'])).problems).toEqual([]);
  });

  it('shows a problem of the dark mode beside its colour', () => {
    renderEditor(<ColoursSection />, {
      document: both,
      problems: [{ path: '$.theme.alternate.page', reason: 'too light', remedy: 'choose another' }],
    });
    const dark = within(screen.getByRole('region', { name: 'Dark' }));
    expect(dark.getByRole('alert').textContent).toContain('too light');
    expect(within(screen.getByRole('region', { name: 'Light' })).queryByRole('alert')).toBeNull();
  });

  it('uses the same logo in both modes again when the logo of the dark mode is removed', async () => {
    const { user, getDocument } = renderEditor(<ImagesSection />, { document: both });
    await user.click(screen.getByRole('button', { name: 'Use the same logo' }));
    expect(getDocument()['theme']).toEqual({ ...both.theme, alternate: { accent: '#ff8088', page: '#1b1011' } });
    expect(screen.queryByRole('button', { name: 'Use the same logo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upload a logo for the other mode' })).toBeDefined();
  });
});

describe('a text field', () => {
  it('keeps what was typed when it loses the focus, and removes an empty value', async () => {
    const { user, getDocument } = renderEditor(<IdentitySection />, {
      document: { ...document, texts: { EN: { 'shell:brand.tagline': 'Play' } } },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Boreal');
    await user.tab();
    expect(getDocument()).toMatchObject({ name: 'Boreal' });
    const [tagline] = screen.getAllByRole('textbox', { name: 'English' });
    await user.clear(tagline as HTMLElement);
    await user.tab();
    expect(getDocument()).not.toHaveProperty('texts');
  });

  it('shows the problem of its value and who else works at it', () => {
    renderEditor(<IdentitySection />, {
      document,
      problems: [{ path: '$.name', reason: 'too long', remedy: 'shorten it' }],
      people: [{ operatorId: '2', name: 'Ana', path: ['document', 'name'] }],
    });
    const name = screen.getByRole('textbox', { name: /^Name/ });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('too long')).toBeDefined();
    expect(screen.getByText('Ana is here')).toBeDefined();
  });
});
