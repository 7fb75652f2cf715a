import { normalScene, type PageMessage } from '@livery/contract/operators/preview-messages';
import { expect, it } from 'vitest';
import { createReadyGate } from './ready-gate.ts';

const ready: PageMessage = {
  type: 'ready',
  sequence: 1,
  isEarlier: false,
  path: '/m/home',
  title: 'Home',
  scene: normalScene,
};
const painted: PageMessage = { type: 'painted', milliseconds: 4 };
const createPass = () => {
  const pass = createReadyGate();
  return (id: number, message: PageMessage, count = 0) =>
    pass({ id, message }, () => count).map(({ id: each, message: { type } }) => `${each} ${type}`);
};

it('passes a page that needs no changes', () => {
  const pass = createPass();
  expect(pass(1, ready)).toEqual(['1 ready']);
  expect(pass(1, painted)).toEqual(['1 painted']);
});

it('passes a page after it has painted all changes, or has reported that it cannot', () => {
  const pass = createPass();
  expect(pass(2, ready, 2)).toEqual([]);
  expect(pass(1, painted)).toEqual(['1 painted']);
  expect(pass(2, { type: 'scrolled', top: 3 })).toEqual(['2 scrolled']);
  expect(pass(2, painted)).toEqual(['2 painted']);
  expect(pass(2, { type: 'error', message: 'The theme has invalid values' })).toEqual(['2 error', '2 ready']);
  expect(pass(2, painted)).toEqual(['2 painted']);
});
