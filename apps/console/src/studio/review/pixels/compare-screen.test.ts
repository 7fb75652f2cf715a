import { expect, it, vi } from 'vitest';
import { FrameError, type Measured } from '../../frames/frame-driver.ts';
import { compareScreen, type ScreenResult, sortByChange } from './compare-screen.ts';
import { addLinkedScreen, getScreenKey, listComparedScreens } from './compared-screen.ts';

const screen = { path: '/m/home', feature: 'home', access: 'guest', mode: null } as const;

/**
 * Creates a mock of a frame driver, which controls a preview page in a frame. Each `load` is a visit, and the page of
 * each visit has one box. `looks` contains a hash of the painted content of this box for each visit.
 */
const createFrame = (...looks: readonly string[]) => {
  let visit = -1;
  return {
    load: vi.fn(async () => void (visit += 1)),
    measure: async (): Promise<Measured> => ({
      type: 'measured',
      id: 1,
      path: '/m/home',
      boxes: [{ left: 0, top: 0, width: 10, height: 10, look: looks[visit] ?? '', text: '' }],
      unfit: [],
      shown: [],
      isStill: true,
    }),
  };
};

it('visits both releases once if they are equal', async () => {
  const frames = { before: createFrame('a'), after: createFrame('a') };
  expect(await compareScreen(frames, screen, 'AR')).toEqual({ state: 'compared', regions: [], ignored: 0 });
  expect(frames.before.load).toHaveBeenCalledOnce();
  expect(frames.before.load).toHaveBeenCalledWith({
    path: '/m/home',
    scene: expect.objectContaining({ visitor: 'guest', language: 'AR', hasReducedMotion: true }),
  });
});

it('visits the first release again if they differ', async () => {
  const result = await compareScreen({ before: createFrame('a', 'a'), after: createFrame('b') }, screen, 'EN');
  expect(result).toMatchObject({ state: 'compared', regions: [{ width: 10 }], ignored: 0 });
});

it('leaves out regions that change without a release', async () => {
  const frames = { before: createFrame('a', 'c', 'd', 'e'), after: createFrame('b', 'f') };
  expect(await compareScreen(frames, screen, 'EN')).toEqual({ state: 'compared', regions: [], ignored: 1 });
  expect(frames.before.load).toHaveBeenCalledTimes(4);
});

it('finds the differences of a page that was measured before it showed its content', async () => {
  const frames = { before: createFrame('empty', 'a', 'a', 'a'), after: createFrame('b', 'b') };
  expect(await compareScreen(frames, screen, 'EN')).toMatchObject({ regions: [{ width: 10 }], ignored: 0 });
});

it('reports a page without an app, and passes other errors on', async () => {
  const broken = { ...createFrame('a'), load: () => Promise.reject(new FrameError('ended')) };
  expect(await compareScreen({ before: broken, after: createFrame('a') }, screen, 'EN')).toEqual({
    state: 'failed',
    reason: 'ended',
  });
  const closed = { ...createFrame('a'), load: () => Promise.reject(new DOMException('Closed', 'AbortError')) };
  await expect(compareScreen({ before: closed, after: createFrame('a') }, screen, 'EN')).rejects.toThrow('Closed');
});

it('sorts changed screens before all others', () => {
  const region = { left: 0, top: 0, width: 1, height: 1, before: [], after: [] };
  const results = new Map<string, ScreenResult>([
    ['/m/same', { state: 'compared', regions: [], ignored: 0 }],
    ['/m/changed', { state: 'compared', regions: [region], ignored: 0 }],
    ['/m/failed', { state: 'failed', reason: 'timeout' }],
  ]);
  const screens = ['/m/same', '/m/waiting', '/m/failed', '/m/changed'].map((path) => ({ ...screen, path }));
  expect(sortByChange(screens, results).map(({ path }) => path)).toEqual([
    '/m/changed',
    '/m/failed',
    '/m/waiting',
    '/m/same',
  ]);
});

it('lists the screens in the other mode only if it differs, after those in the usual mode', () => {
  expect(listComparedScreens([screen], null)).toEqual([screen]);
  expect(listComparedScreens([screen], 'dark')).toEqual([screen, { ...screen, mode: 'dark' }]);
});

it('adds the screen of a link in a mode that is the same in both releases', () => {
  const inDark = { ...screen, mode: 'dark' } as const;
  expect(addLinkedScreen([screen], screen.path, 'dark')).toEqual([screen, inDark]);
  expect(addLinkedScreen([screen, inDark], screen.path, 'dark')).toEqual([screen, inDark]);
  expect(addLinkedScreen([screen], '/m/other', 'dark')).toEqual([screen]);
  expect(addLinkedScreen([screen], null, null)).toEqual([screen]);
});

it('compares a screen in its mode, and keeps its result apart from that of the usual mode', async () => {
  const frames = { before: createFrame('a', 'a'), after: createFrame('b') };
  const inDark = { ...screen, mode: 'dark' } as const;
  const result = await compareScreen(frames, inDark, 'EN');
  expect(frames.after.load).toHaveBeenCalledWith({
    path: '/m/home',
    scene: expect.objectContaining({ mode: 'dark' }),
  });
  const results = new Map<string, ScreenResult>([
    [getScreenKey(screen), { state: 'compared', regions: [], ignored: 0 }],
    [getScreenKey(inDark), result],
  ]);
  expect(sortByChange([screen, inDark], results)).toEqual([inDark, screen]);
});
