import { useEffect, useRef, useState } from 'react';
import { createFrameDriver, isClosed } from '../../frames/frame-driver.ts';
import { compareScreen, type ScreenResult } from './compare-screen.ts';
import { type ComparedScreen, getScreenKey } from './compared-screen.ts';

interface RunOptions {
  readonly before: string;
  readonly after: string;
  readonly screens: readonly ComparedScreen[];
  readonly language: string;
  readonly width: number;
  readonly title: string;
}

/**
 * Results of the compared screens, by the keys of `getScreenKey`. `key` identifies the releases, the language and the
 * width of the comparison.
 */
interface Run {
  readonly key: string;
  readonly results: ReadonlyMap<string, ScreenResult>;
}

/**
 * Compares screens one after the other in two hidden frames. If the releases, the language or the width change, all
 * screens are compared again. If only the list of screens changes, the existing results are reused.
 */
export const useComparisonRun = ({ before, after, screens, language, width, title }: RunOptions) => {
  const beforeRef = useRef<HTMLDivElement>(null);
  const afterRef = useRef<HTMLDivElement>(null);
  const key = [before, after, language, width].join(' ');
  const [run, setRun] = useState<Run>({ key, results: new Map() });
  const [isStopped, setStopped] = useState(false);
  const results = run.key === key ? run.results : new Map<string, ScreenResult>();
  const waiting = screens.filter((screen) => !results.has(getScreenKey(screen)));
  const next = isStopped ? undefined : waiting[0];
  const { path, access, mode = null } = next ?? {};
  useEffect(() => {
    const [first, second] = [beforeRef.current, afterRef.current];
    if (!first || !second || path === undefined || access === undefined) return undefined;
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
        results: new Map(current.key === key ? current.results : []).set(getScreenKey({ path, mode }), result),
      }));
    compareScreen(frames, { path, access, mode }, language)
      .then(keep, (error: unknown) => {
        if (!isClosed(error)) keep({ state: 'failed', reason: 'failed' });
      })
      .finally(close);
    return close;
  }, [before, after, language, key, path, access, mode, title]);
  return {
    results,
    isRunning: next !== undefined,
    /** Key of the screen that is compared now. */
    current: next && getScreenKey(next),
    doneCount: screens.length - waiting.length,
    hasWaiting: waiting.length > 0,
    stop: () => setStopped(true),
    go: () => setStopped(false),
    /** Compares a screen again. */
    repeat: (screenKey: string) => {
      setStopped(false);
      setRun((current) => ({
        key: current.key,
        results: new Map([...current.results].filter(([each]) => each !== screenKey)),
      }));
    },
    refs: { before: beforeRef, after: afterRef },
  };
};
