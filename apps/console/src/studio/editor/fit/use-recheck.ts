import { useEffect, useEffectEvent, useRef } from 'react';
import { isClosed } from '../../frames/frame-driver.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import type { MeasuredPlace } from './fit-problems.ts';
import { findChangedKeys, listScreensOfText } from './fit-results.ts';
import type { FitCheck } from './use-fit-check.ts';

/**
 * Milliseconds without a further change of a text after which its screens are measured again. The preview measures its
 * own screen without this delay.
 */
const restMs = 1200;

/** Screens by a text that identifies the screen, its language and its width. */
type PlacesByKey = Map<string, MeasuredPlace>;

interface RecheckOptions {
  readonly check: FitCheck;
  readonly document: BrandDocument;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
}

/**
 * Measures a text again after it has changed, on the screens on which it was measured before. Waits while a run checks
 * all screens.
 */
export const useRecheck = ({ check, document, isPending }: RecheckOptions): void => {
  const last = useRef(document);
  const waiting = useRef<PlacesByKey>(new Map());
  const measuring = useRef<PlacesByKey>(new Map());
  const isRunning = check.run.kind === 'running';
  const measureWaiting = useEffectEvent(() => {
    // The new run replaces a run that has not ended, so it also measures the screens of that run.
    const places = new Map([...measuring.current, ...waiting.current]);
    measuring.current = places;
    waiting.current = new Map();
    const handleFailure = (error: unknown): void => {
      // A check of all screens has replaced the run. The screens are measured after the check.
      if (isClosed(error) && measuring.current === places) waiting.current = new Map([...places, ...waiting.current]);
      // After any other failure, for example because the draft has problems, the texts stay as not measured since the
      // change.
    };
    void check
      .measure([...places.values()])
      .catch(handleFailure)
      .finally(() => {
        if (measuring.current === places) measuring.current = new Map();
      });
  });
  const collect = useEffectEvent(() => {
    for (const { language, key } of findChangedKeys(last.current, document))
      for (const place of listScreensOfText(check, language, key)) waiting.current.set(JSON.stringify(place), place);
    last.current = document;
  });
  useEffect(() => {
    collect();
    if (isPending || isRunning || waiting.current.size === 0) return undefined;
    const timer = setTimeout(measureWaiting, restMs);
    return () => clearTimeout(timer);
  }, [document, isPending, isRunning]);
};
