import { expect, test } from 'vitest';
import { defineFeature } from '../feature/feature.ts';
import { refusalOf } from './guard.ts';

const screen = async () => ({ Screen: () => null });
const session = (type: number) => ({ token: 't', userName: 'u', merchantCode: 'm', type, firstTimeLogin: false });
const member = defineFeature({
  id: 'mine',
  access: 'member',
  trial: 'refused',
  flag: 'PERSPNL3',
  routes: [{ path: '/m/mine', screen }],
});
const agent = defineFeature({ id: 'agent', access: 'agent', routes: [{ path: '/m/agent', screen }] });
const guest = defineFeature({ id: 'home', access: 'guest', routes: [{ path: '/m/home', screen }] });

test('a guest is led to the log-in, a trial member is refused, a member enters', () => {
  expect(refusalOf(member, null, { PERSPNL3: true })).toBe('login');
  expect(refusalOf(member, session(4), { PERSPNL3: true })).toBe('trial');
  expect(refusalOf(member, session(0), { PERSPNL3: true })).toBeNull();
});

test('a flag that is off comes before everything', () => {
  expect(refusalOf(member, session(0), {})).toBe('off');
});

test.each([
  [0, 'agents-only'],
  [4, 'agents-only'],
  [40, 'agents-only'],
  [1, null],
  [2, null],
  [41, null],
  [42, null],
])('type %d at the agent area: %s', (type, refusal) => {
  expect(refusalOf(agent, session(type), { AGEINFO3: true })).toBe(refusal);
});

test('without the agent area nothing of it is there, whatever other flags say', () => {
  expect(refusalOf({ ...agent, flag: 'AGEDOWNMAN3' }, session(1), { AGEDOWNMAN3: true })).toBe('off');
});

test('without a session the agent home leads home, other pages of agents to the log-in', () => {
  expect(refusalOf(agent, null, { AGEINFO3: true })).toBe('login');
  expect(refusalOf({ ...agent, guests: 'home' }, null, { AGEINFO3: true })).toBe('agents-only');
});

test('the home is open to all', () => {
  expect(refusalOf(guest, null, {})).toBeNull();
  expect(refusalOf(guest, session(4), {})).toBeNull();
});
