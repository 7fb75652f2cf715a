import { expect, it, vi } from 'vitest';
import { FrameError, type Measured } from '../../frames/frame-driver.ts';
import { checkScreens, listSteps } from './check-screens.ts';

const screens = [
  { path: '/m/mine', feature: 'mine', access: 'member' },
  { path: '/m/home', feature: 'home', access: 'guest' },
  { path: '/m/login', feature: 'login', access: 'guest' },
] as const;
const measured: Measured = { type: 'measured', id: 1, path: '', boxes: [], unfit: [], shown: [], isStill: true };

const resizeFrame = (): void => undefined;

type Frame = Parameters<typeof checkScreens>[0]['frame'];

const createFrame = () => ({
  load: vi.fn<Frame['load']>(async () => undefined),
  measure: vi.fn<Frame['measure']>(async () => measured),
});

it('loads the page for each screen and language, the screens of one visitor together', async () => {
  const frame = createFrame();
  const onStep = vi.fn();
  await checkScreens({ frame, steps: listSteps(['EN', 'AR'], screens, 320), resizeFrame, onStep });
  expect(frame.load.mock.calls.map(([{ path, scene }]) => [path, scene.language])).toEqual([
    ['/m/home', 'EN'],
    ['/m/login', 'EN'],
    ['/m/mine', 'EN'],
    ['/m/home', 'AR'],
    ['/m/login', 'AR'],
    ['/m/mine', 'AR'],
  ]);
  expect(onStep).toHaveBeenCalledTimes(6);
});

it('goes on with the next screen after one that does not respond', async () => {
  const frame = createFrame();
  frame.measure.mockRejectedValueOnce(new FrameError('timeout'));
  const results: boolean[] = [];
  await checkScreens({
    frame,
    steps: listSteps(['EN'], screens, 320),
    resizeFrame,
    onStep: (_, result) => results.push(result !== undefined),
  });
  expect(results).toEqual([false, true, true]);
  expect(frame.load).toHaveBeenCalledTimes(3);
});

it('ends when the draft cannot be shown', async () => {
  const frame = createFrame();
  frame.load.mockRejectedValueOnce(new FrameError('problems'));
  const onStep = vi.fn();
  await expect(checkScreens({ frame, steps: listSteps(['EN'], screens, 320), resizeFrame, onStep })).rejects.toThrow(
    FrameError,
  );
  expect(onStep).not.toHaveBeenCalled();
});

it('sets the width of the frame before each screen', async () => {
  const frame = createFrame();
  const widths: number[] = [];
  const place = { language: 'EN', path: '/m/home', visitor: 'guest' } as const;
  await checkScreens({
    frame,
    steps: [320, 390].map((width) => ({ ...place, width })),
    resizeFrame: (width) => widths.push(width),
    onStep: () => undefined,
  });
  expect(widths).toEqual([320, 390]);
});
