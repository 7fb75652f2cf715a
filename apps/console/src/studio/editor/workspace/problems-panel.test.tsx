// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { ProblemsPanel } from './problems-panel.tsx';

afterEach(cleanup);

const problems = [
  { code: 'age.low', path: '$.minimumAge', values: {}, reason: 'too low', remedy: 'raise it' },
  { code: 'domain.platform', path: '$.domains[0]', values: {}, reason: 'not yours', remedy: 'remove it' },
  { code: 'legal.link', path: '$.legal.privacy.AR[2].href', values: {}, reason: 'no page', remedy: 'write another' },
];

const open = (onOpenSection = vi.fn()) =>
  renderEditor(
    <ProblemsPanel
      state={{ problems, blockSizes: {}, firstLoad: null, isChecking: false, hasFailed: false }}
      onOpenSection={onOpenSection}
    />,
    { document: { languages: ['EN'], minimumAge: 16, domains: ['play.test'] } },
  );

it('shows the place of a problem in the preview with the keyboard', async () => {
  const { user, shownPlaces } = open();
  const [first] = screen.getAllByRole('listitem');
  const button = within(first as HTMLElement).getByRole('button', { name: 'Show in the preview' });
  const describedBy = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).not.toBe('');
  button.focus();
  await user.keyboard('{Enter}');
  expect(shownPlaces).toMatchObject([{ path: '/m/home', target: { kind: 'text', key: 'home:footer.adults' } }]);
});

it('has no button for a problem that no screen shows', () => {
  open();
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second as HTMLElement).queryByRole('button', { name: 'Show in the preview' })).toBeNull();
});

it('leads to the page and the language of a problem of the legal texts', async () => {
  const onOpenSection = vi.fn();
  const { user } = open(onOpenSection);
  await user.click(screen.getByRole('button', { name: 'Legal texts' }));
  expect(onOpenSection).toHaveBeenCalledWith({ section: 'legalTexts', page: 'privacy', language: 'AR' });
});
