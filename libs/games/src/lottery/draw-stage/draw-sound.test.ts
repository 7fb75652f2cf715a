// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDrawSound } from './draw-sound.ts';

test('starts the sound of the browser in the tap that switches it on', () => {
  const resume = vi.fn(() => Promise.resolve());
  const createContext = vi.fn();
  class TestAudioContext {
    readonly resume = resume;

    constructor() {
      createContext();
    }
  }
  vi.stubGlobal('AudioContext', TestAudioContext);
  const { result } = renderHook(useDrawSound);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  expect(resume).toHaveBeenCalledOnce();
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(resume).toHaveBeenCalledOnce();
  expect(createContext).toHaveBeenCalledOnce();
});
