import { expect, test } from 'vitest';
import { getChangedFiles, getTypeErrors, createVirtualWorkspace } from '../virtual-workspace.ts';
import feature from './generator.ts';

test('declares, lists and titles a feature, which compiles', async () => {
  const tree = createVirtualWorkspace();
  await feature(tree, { name: 'session-clock', lib: 'account', path: '/m/sessionClock', flag: 'PERSPNL3' });
  expect(getChangedFiles(tree)).toEqual([
    'libs/account/src/features.ts',
    'libs/account/src/session-clock/session-clock-screen.module.css',
    'libs/account/src/session-clock/session-clock-screen.tsx',
    'libs/account/src/session-clock/session-clock.feature.ts',
    'libs/account/src/session-clock/session-clock.stories.ts',
    'libs/kit/locales/EN/account.json',
  ]);
  expect(tree.read('libs/account/src/session-clock/session-clock.feature.ts', 'utf8'))
    .toBe(`import { defineFeature } from '@livery/kit/feature/define-feature';

export const sessionClock = defineFeature({
  id: 'session-clock', access: 'member', flag: 'PERSPNL3',
  routes: [{ path: '/m/sessionClock', title: 'account:sessionClock.title', screen: () => import('./session-clock-screen.tsx') }],
});
`);
  expect(tree.read('libs/account/src/features.ts', 'utf8')).toMatch(/\bsessionClock\b[^;]*\];/);
  expect(JSON.parse(tree.read('libs/kit/locales/EN/account.json', 'utf8') ?? '')).toMatchObject({
    sessionClock: { title: 'Session clock' },
  });
  expect(getTypeErrors(tree)).toEqual([]);
});

test('rejects a name that is not kebab-case', async () => {
  await expect(
    feature(createVirtualWorkspace(), { name: 'sessionClock', lib: 'account', path: '/m/x' }),
  ).rejects.toThrow('kebab-case');
});
