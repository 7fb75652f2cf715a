import type { UnfitText } from '@livery/contract/operators/preview-messages';
import { useEffect, useRef, useState } from 'react';
import { createFrameDriver, FrameError, isClosed } from '../../frames/frame-driver.ts';
import { joinScreens } from '../../frames/scenes.ts';
import { useOpenDraftPreviewMutation } from '../../drafts/drafts.api.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import { readLanguages } from '../model/languages.ts';
import { checkScreens, listSteps } from './check-screens.ts';
import { type FitProblem, type MeasuredPlace, replaceProblems } from './fit-problems.ts';

/** Widths at which a run can check the screens, in CSS pixels. On the narrowest phone, the most texts do not fit. */
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

/**
 * Finds the texts that do not fit: on the current screen of the preview, and in a run on all screens in all languages.
 */
export const useFitCheck = ({ brand, draftId, document, frameTitle }: FitCheckOptions) => {
  const [open] = useOpenDraftPreviewMutation();
  const [problems, setProblems] = useState<readonly FitProblem[]>([]);
  const [run, setRun] = useState<RunState>({ kind: 'idle' });
  const [width, setWidth] = useState<number>(checkedWidths[0]);
  const containerRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef<() => void>(undefined);
  const documentRef = useRef(document);
  useEffect(() => {
    documentRef.current = document;
  });
  useEffect(() => () => closeRef.current?.(), []);

  const add = (place: MeasuredPlace, unfit: readonly UnfitText[]): void =>
    setProblems((current) => replaceProblems(current, place, unfit, documentRef.current));

  const start = async (): Promise<void> => {
    const container = containerRef.current;
    if (!container || run.kind === 'running') return;
    // The state is set before the first `await`, so that a second press does not start a second run.
    setRun({ kind: 'running', done: 0, total: 0 });
    let isStopped = false;
    closeRef.current = () => {
      isStopped = true;
    };
    try {
      const { origin, screens } = await open({ brand, draftId }).unwrap();
      if (isStopped) return;
      const steps = listSteps(readLanguages(documentRef.current), joinScreens(screens));
      const frame = createFrameDriver({ container, origin, title: frameTitle, isHidden: true });
      closeRef.current = frame.close;
      let [done, failed] = [0, 0];
      setRun({ kind: 'running', done, total: steps.length });
      await checkScreens({
        frame,
        steps,
        onStep: ({ language, screen: { path, access } }, measured) => {
          done += 1;
          if (measured) add({ language, path, visitor: access, width }, measured.unfit);
          else failed += 1;
          setRun({ kind: 'running', done, total: steps.length });
        },
      }).finally(frame.close);
      setRun({ kind: 'done', total: steps.length, failed });
    } catch (error) {
      if (!isClosed(error)) setRun({ kind: 'failed', error });
    }
  };

  const stop = (): void => {
    closeRef.current?.();
    setRun((current) => (current.kind === 'running' ? { ...current, kind: 'stopped' } : current));
  };

  return { problems, run, width, setWidth, containerRef, add, start: () => void start(), stop };
};

export type FitCheck = ReturnType<typeof useFitCheck>;

/** Returns true if no screen can be checked because the draft has problems. */
export const isDraftInvalid = (error: unknown): boolean => error instanceof FrameError && error.reason === 'problems';
