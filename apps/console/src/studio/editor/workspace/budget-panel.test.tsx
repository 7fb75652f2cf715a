// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { BudgetPanel } from './budget-panel.tsx';

afterEach(cleanup);

const show = (firstLoad: Parameters<typeof BudgetPanel>[0]['firstLoad']) =>
  renderEditor(<BudgetPanel firstLoad={firstLoad} />, { document: {} });
const getPanel = () => screen.getByRole('region', { name: 'Size of the first load' });

it('shows the size and how much of the budget is free', () => {
  show({ page: 8_400, app: 115_600, budget: 125_000 });
  expect(getPanel().textContent).toContain('124 kB: 1 kB of the budget are free.');
  expect(getPanel().textContent).toContain('App 115.6 kB, page of the brand 8.4 kB');
  expect(screen.getByRole('meter').getAttribute('value')).toBe('124000');
});

it('shows by how much a draft is over the budget, and what makes it smaller', () => {
  show({ page: 12_000, app: 115_600, budget: 125_000 });
  expect(getPanel().textContent).toContain('127.6 kB: 2.6 kB more than the budget.');
  expect(getPanel().textContent).toContain('shorter texts make it smaller');
});

it('shows nothing while the size is unknown', () => {
  show(null);
  expect(screen.queryByRole('region')).toBeNull();
});
