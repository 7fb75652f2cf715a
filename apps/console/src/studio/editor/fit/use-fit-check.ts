import type { PageMessage } from '@livery/contract/operators/preview-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createFrameDriver, FrameError, isClosed } from '../../frames/frame-driver.ts';
import { joinScreens } from '../../frames/scenes.ts';
import { useOpenDraftPreviewMutation } from '../../drafts/drafts.api.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import { readLanguages } from '../model/languages.ts';
import { checkScreens, listSteps } from './check-screens.ts';
import { type FitProblem, type MeasuredPlace, replaceProblems } from './fit-problems.ts';
import { addMeasuredTexts, type MeasuredTexts } from './fit-results.ts';

/**
 * Widths in CSS pixels from which the operator chooses one for a check of all screens. On the narrowest width, the most
 * texts do not fit.
 */
export const checkedWidths = [320, 390] as const;

type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly total: number; readonly failed: number }
  | { readonly kind: 'stopped'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Height of the checked screens, in CSS pixels. */
export const checkedHeight = 844;

interface FitCheckOptions {
  readonly brand: string;
  readonly draftId: string;
  readonly document: BrandDocument;
  readonly frameTitle: string;
}

type Measurement = Pick<Extract<PageMessage, { type: 'measured' }>, 'unfit' | 'shown'>;

/** Collects the measurements of texts: the texts that do not fit, and where each text was measured. */
const useFitResults = (document: BrandDocument) => {
  const [results, setResults] = useState<{
    readonly problems: readonly FitProblem[];
    readonly measured: MeasuredTexts;
  }>({ problems: [], measured: {} });
  const documentRef = useRef(document);
  useEffect(() => {
    documentRef.current = document;
  });
  /** Adds a measurement. `shownDocument` is the document that the measured page contains. */
  const add = useCallback(
    (place: MeasuredPlace, { unfit, shown }: Measurement, shownDocument = documentRef.current) => {
      setResults(({ problems, measured }) => ({
        problems: replaceProblems(problems, place, unfit, shownDocument),
        measured: addMeasuredTexts(measured, place, shown, shownDocument),
      }));
    },
    [],
  );
  return { results, add, documentRef };
};

/** Options of a run. A run measures screens one after the other in an invisible frame. */
interface RunOptions {
  /** Returns the screens to measure. `screens` are all screens that the draft has. */
  readonly list: (screens: Parameters<typeof listSteps>[1]) => readonly MeasuredPlace[];
  readonly onStart?: (total: number) => void;
  readonly onStep?: (isMeasured: boolean) => void;
}

/**
 * Measures whether the texts of the draft fit, and returns the results. `add` adds a measurement of the visible
 * preview. `start` measures all screens in all languages, and updates the progress in `run`. `measure` measures the
 * given screens without progress.
 */
export const useFitCheck = ({ brand, draftId, document, frameTitle }: FitCheckOptions) => {
  const [open] = useOpenDraftPreviewMutation();
  const { results, add, documentRef } = useFitResults(document);
  const [run, setRun] = useState<RunState>({ kind: 'idle' });
  const [width, setWidth] = useState<number>(checkedWidths[0]);
  const containerRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef<() => void>(undefined);
  useEffect(() => () => closeRef.current?.(), []);

  /**
   * Measures screens one after the other. Replaces a run that has not ended. Rejects with an AbortError when it is stopped
   * or replaced.
   */
  const runSteps = useCallback(
    async ({ list, onStart, onStep }: RunOptions): Promise<void> => {
      closeRef.current?.();
      const container = containerRef.current;
      if (!container) return;
      const stopping = new AbortController();
      closeRef.current = () => stopping.abort();
      // If this run was stopped while the preview URL was created, the promise rejects here. Otherwise, this run would
      // go on beside the run that has replaced it.
      const { origin, screens } = await open({ brand, draftId })
        .unwrap()
        .finally(() => stopping.signal.throwIfAborted());
      const steps = list(joinScreens(screens));
      const frame = createFrameDriver({ container, origin, title: frameTitle, isHidden: true });
      closeRef.current = frame.close;
      onStart?.(steps.length);
      let shown = documentRef.current;
      await checkScreens({
        frame,
        steps,
        resizeFrame: (next) => {
          container.style.inlineSize = `${next}px`;
          shown = documentRef.current;
        },
        onStep: (step, measured) => {
          if (measured) add(step, measured, shown);
          onStep?.(measured !== undefined);
        },
      }).finally(frame.close);
    },
    [open, brand, draftId, frameTitle, add, documentRef],
  );

  const start = async (): Promise<void> => {
    if (!containerRef.current || run.kind === 'running') return;
    // The state is set before the first `await`, so that a second press does not start a second run.
    setRun({ kind: 'running', done: 0, total: 0 });
    let [done, failed, total] = [0, 0, 0];
    try {
      await runSteps({
        list: (screens) => listSteps(readLanguages(documentRef.current), screens, width),
        onStart: (count) => {
          total = count;
          setRun({ kind: 'running', done, total });
        },
        onStep: (isMeasured) => {
          done += 1;
          if (!isMeasured) failed += 1;
          setRun({ kind: 'running', done, total });
        },
      });
      setRun((current) => (current.kind === 'running' ? { kind: 'done', total, failed } : current));
    } catch (error) {
      if (!isClosed(error)) setRun({ kind: 'failed', error });
    }
  };

  const stop = (): void => {
    closeRef.current?.();
    setRun((current) => (current.kind === 'running' ? { ...current, kind: 'stopped' } : current));
  };

  const measure = useCallback(
    (places: readonly MeasuredPlace[]): Promise<void> => runSteps({ list: () => places }),
    [runSteps],
  );

  return { ...results, run, width, setWidth, containerRef, add, start: () => void start(), stop, measure };
};

export type FitCheck = ReturnType<typeof useFitCheck>;

/**
 * Returns true if `error` means that the draft has problems. The preview cannot show such a draft, so no screen can
 * be checked.
 */
export const isDraftInvalid = (error: unknown): boolean => error instanceof FrameError && error.reason === 'problems';
