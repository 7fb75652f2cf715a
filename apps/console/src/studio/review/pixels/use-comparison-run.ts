import { useEffect, useRef, useState } from 'react';
import { createFrameDriver, isClosed } from '../../frames/frame-driver.ts';
import type { Screen } from '../../frames/scenes.ts';
import { compareScreen, type ScreenResult } from './compare-screen.ts';

interface RunOptions {
  readonly before: string;
  readonly after: string;
  readonly screens: readonly Screen[];
  readonly language: string;
  readonly width: number;
  readonly title: string;
}

/** Results of the compared screens. `key` identifies the settings with which they were compared. */
interface Run {
  readonly key: string;
  readonly results: ReadonlyMap<string, ScreenResult>;
}

/**
 * Compares screens one after the other in two hidden frames. If the releases, the language or the width change, a new
 * run starts. Otherwise, the results of the screens that are already compared are reused.
 */
export const useComparisonRun = ({ before, after, screens, language, width, title }: RunOptions) => {
  const beforeRef = useRef<HTMLDivElement>(null);
  const afterRef = useRef<HTMLDivElement>(null);
  const key = [before, after, language, width].join(' ');
  const [run, setRun] = useState<Run>({ key, results: new Map() });
  const [isStopped, setStopped] = useState(false);
  const results = run.key === key ? run.results : new Map<string, ScreenResult>();
  const waiting = screens.filter(({ path }) => !results.has(path));
  const next = isStopped ? undefined : waiting[0];
  const { path: nextPath, access } = next ?? {};
  useEffect(() => {
    const [first, second] = [beforeRef.current, afterRef.current];
    if (!first || !second || nextPath === undefined || access === undefined) return undefined;
    const frames = {
      before: createFrameDriver({ container: first, origin: before, title, isHidden: true }),
      after: createFrameDriver({ container: second, origin: after, title, isHidden: true }),
    };
    const close = (): void => {
      frames.before.close();
      frames.after.close();
    };
    const keep = (result: ScreenResult): void =>
      setRun((current) => ({
        key,
        results: new Map(current.key === key ? current.results : []).set(nextPath, result),
      }));
    compareScreen(frames, { path: nextPath, access }, language)
      .then(keep, (error: unknown) => {
        if (!isClosed(error)) keep({ state: 'failed', reason: 'failed' });
      })
      .finally(close);
    return close;
  }, [before, after, language, key, nextPath, access, title]);
  return {
    results,
    isRunning: next !== undefined,
    current: nextPath,
    doneCount: screens.length - waiting.length,
    hasWaiting: waiting.length > 0,
    stop: () => setStopped(true),
    go: () => setStopped(false),
    /** Compares a screen again. */
    repeat: (path: string) => {
      setStopped(false);
      setRun((current) => ({
        key: current.key,
        results: new Map([...current.results].filter(([each]) => each !== path)),
      }));
    },
    refs: { before: beforeRef, after: afterRef },
  };
};
