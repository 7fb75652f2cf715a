import { expect, test } from 'vitest';
import { defineFeature } from '../feature/define-feature.ts';
import { getAccessDenial } from './access.ts';

const screen = async () => ({ Screen: () => null });
const session = (type: number) => ({ token: 't', userName: 'u', merchantCode: 'm', type, firstTimeLogin: false });
const member = defineFeature({
  id: 'mine',
  access: 'member',
  trialAccess: 'denied',
  flag: 'PERSPNL3',
  routes: [{ path: '/m/mine', screen }],
});
const agent = defineFeature({ id: 'agent', access: 'agent', routes: [{ path: '/m/agent', screen }] });
const guest = defineFeature({ id: 'home', access: 'guest', routes: [{ path: '/m/home', screen }] });

test('sends a guest to the log-in, denies a trial member, admits a member', () => {
  expect(getAccessDenial(member, null, { PERSPNL3: true })).toBe('login');
  expect(getAccessDenial(member, session(4), { PERSPNL3: true })).toBe('trial');
  expect(getAccessDenial(member, session(0), { PERSPNL3: true })).toBeNull();
});

test('checks a disabled flag before every other rule', () => {
  expect(getAccessDenial(member, session(0), {})).toBe('off');
});

test.each([
  [0, 'agents-only'],
  [4, 'agents-only'],
  [40, 'agents-only'],
  [1, null],
  [2, null],
  [41, null],
  [42, null],
])('checks the access of member type %d to the agent area: %s', (type, denial) => {
  expect(getAccessDenial(agent, session(type), { AGEINFO3: true })).toBe(denial);
});

test('disables every agent feature without the agent area, whatever other flags are set', () => {
  expect(getAccessDenial({ ...agent, flag: 'AGEDOWNMAN3' }, session(1), { AGEDOWNMAN3: true })).toBe('off');
});

test('without a session, redirects the agent home to the home and other agent pages to the log-in', () => {
  expect(getAccessDenial(agent, null, { AGEINFO3: true })).toBe('login');
  expect(getAccessDenial({ ...agent, guestRedirect: 'home' }, null, { AGEINFO3: true })).toBe('agents-only');
});

test('opens the home to every visitor', () => {
  expect(getAccessDenial(guest, null, {})).toBeNull();
  expect(getAccessDenial(guest, session(4), {})).toBeNull();
});

test('closes play and promotions to a member on a break, and nothing else', () => {
  const onBreak = { ...session(0), pause: { kind: 'coolOff', until: null } } as const;
  const closed = { ...guest, breakAccess: 'denied' } as const;
  expect(getAccessDenial(closed, onBreak, {})).toBe('break');
  expect(getAccessDenial(closed, session(0), {})).toBeNull();
  expect(getAccessDenial(closed, null, {})).toBeNull();
  expect(getAccessDenial(member, onBreak, { PERSPNL3: true })).toBeNull();
});
