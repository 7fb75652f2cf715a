import { useEffect, useEffectEvent, useRef } from 'react';
import { isClosed } from '../../frames/frame-driver.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import type { MeasuredPlace } from './fit-problems.ts';
import { findChangedKeys, listScreensOfText } from './fit-results.ts';
import type { FitCheck } from './use-fit-check.ts';

/**
 * Milliseconds without a further change of the texts after which the screens with changed texts are measured again. The
 * visible preview measures its own screen without this delay.
 */
const restMs = 1200;

/** Screens to measure. The key is the JSON of the value, so that each screen occurs only once. */
type PlacesByKey = Map<string, MeasuredPlace>;

interface RecheckOptions {
  readonly check: FitCheck;
  readonly document: BrandDocument;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
}

/**
 * Measures a changed text again, on the screens on which it was measured before. While the operator runs a check of all
 * screens, waits for the end of this check.
 */
export const useRecheck = ({ check, document, isPending }: RecheckOptions): void => {
  const last = useRef(document);
  const waiting = useRef<PlacesByKey>(new Map());
  const measuring = useRef<PlacesByKey>(new Map());
  const isRunning = check.run.kind === 'running';
  const measureWaiting = useEffectEvent(() => {
    // `measure` stops a measurement that is still running. The screens of that measurement are therefore measured again
    // together with the new screens.
    const places = new Map([...measuring.current, ...waiting.current]);
    measuring.current = places;
    waiting.current = new Map();
    const handleFailure = (error: unknown): void => {
      // A check of all screens has stopped this measurement. Its screens are measured after the check.
      if (isClosed(error) && measuring.current === places) waiting.current = new Map([...places, ...waiting.current]);
      // Other failures are ignored, for example if the draft has problems. The editor continues to show that the texts
      // have changed since their last measurement.
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
