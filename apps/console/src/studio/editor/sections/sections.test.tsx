// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deriveTheme } from '@livery/merchant/theme';
import { afterEach, describe, expect, it } from 'vitest';
import { readThemeInput } from '../colors/legal-colors.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { ColoursSection } from './colours-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { IdentitySection } from './identity-section.tsx';

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

  it('say what falls away when a feature is switched off, and leave it if the person wishes', async () => {
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
