import { useEffect, useEffectEvent, useRef } from 'react';
import type { BrandDocument } from '../model/brand-document.ts';
import type { MeasuredPlace } from './fit-problems.ts';
import { findChangedKeys, listScreensOfText } from './fit-results.ts';
import type { FitCheck } from './use-fit-check.ts';

/**
 * Milliseconds without a further change of a text after which its screens are measured again. The preview measures its
 * own screen without this delay.
 */
const restMs = 1200;

interface RecheckOptions {
  readonly check: FitCheck;
  readonly document: BrandDocument;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
}

/**
 * Measures a text again after it has changed, on the screens on which it was measured before. Waits while a run checks
 * all screens, because this run also measures the changed text.
 */
export const useRecheck = ({ check, document, isPending }: RecheckOptions): void => {
  const last = useRef(document);
  const waiting = useRef(new Map<string, MeasuredPlace>());
  const isRunning = check.run.kind === 'running';
  const measureWaiting = useEffectEvent(() => {
    const places = [...waiting.current.values()];
    waiting.current.clear();
    // A run that fails, for example because the draft has problems, leaves the texts as not measured since the change.
    if (places.length > 0) check.measure(places).catch(() => undefined);
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
