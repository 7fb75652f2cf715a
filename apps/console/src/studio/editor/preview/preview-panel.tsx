import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Spinner } from '@livery/ui/spinner';
import type { TextCandidate, UnfitText } from '@livery/contract/operators/preview-messages';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { FitProblem, MeasuredPlace } from '../fit/fit-problems.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { PhoneDialog } from '../phone/phone-dialog.tsx';
import { PreviewControls } from './preview-controls.tsx';
import { type SizeId, sizes } from './sizes.ts';
import { useFit } from './use-fit.ts';
import { useTarget } from './use-target.ts';
import { usePreview } from './use-preview.ts';
import styles from './preview.module.css';

interface PreviewPanelProps {
  readonly draftId: string;
  readonly sequence: number;
  /** True while the gateway does not have all edits. */
  readonly isPending: boolean;
  readonly onPickText: (candidates: readonly TextCandidate[]) => void;
  /** Text to show in the preview. A new object with the same values shows the same text again. */
  readonly target: FitProblem | undefined;
  /** Called with the texts that do not fit on the visible screen. */
  readonly onMeasure: (place: MeasuredPlace, unfit: readonly UnfitText[]) => void;
}

/** Shows the draft in the members' app, in the scene and the size that the operator chooses. */
export const PreviewPanel = ({ draftId, sequence, isPending, onPickText, target, onMeasure }: PreviewPanelProps) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  const { document } = useEditor();
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const [sizeId, setSizeId] = useState<SizeId>('phone');
  const size = sizes.find(({ id }) => id === sizeId) ?? sizes[1];
  const { state, error, retry, frameRef, setScene, setPicking, show, reload } = usePreview({
    draftId,
    sequence,
    isPending,
    onPick: onPickText,
    width: size.width,
    onMeasure: ({ path, unfit }, { calls, language, visitor, isRightToLeft }) => {
      // A scene with failed or empty responses, or with a forced direction, can place a text where members never see it.
      // Such measurements are not used.
      if (calls !== 'normal' || isRightToLeft) return;
      const code = language ?? readLanguages(document)[0] ?? '';
      onMeasure({ language: code, path: path.split('?', 1)[0] ?? path, visitor, width: size.width }, unfit);
    },
  });
  useTarget(target, show, setSizeId);
  const { ref, scale } = useFit(size);
  const frames = [state.shown, state.loading].filter((frame) => frame !== undefined);
  const hasFailed = error !== undefined && frames.length === 0;
  return (
    <section className={styles.root} aria-label={t('preview.title')}>
      <PreviewControls
        scene={state.scene}
        sizeId={sizeId}
        isPicking={state.isPicking}
        onScene={setScene}
        onSize={setSizeId}
        onPick={setPicking}
        onPhone={() => setPhoneOpen(true)}
        onReload={reload}
      />
      <p role="status" className={styles.status}>
        {state.unavailable && t(`preview.unavailable.${state.unavailable}`)}
      </p>
      <div ref={ref} className={styles.stage}>
        {hasFailed && (
          <EmptyState
            kind="failed"
            title={t('preview.failed')}
            detail={explain(error)}
            action={<Button onClick={retry}>{t('preview.retry')}</Button>}
          />
        )}
        {!hasFailed && state.shown === undefined && <Spinner className={styles.spinner} />}
        <div
          className={styles.device}
          // The frame is scaled from its left edge, whatever the direction of the console is.
          dir="ltr"
          style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
          hidden={frames.length === 0}
        >
          {frames.map((frame) => (
            <iframe
              key={frame.id}
              ref={frameRef(frame.id)}
              title={t('preview.title')}
              src={frame.url}
              // The page is at an origin of its own, never that of the console, so it cannot remove its sandbox.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
              className={styles.frame}
              data-shown={frame === state.shown}
              inert={frame !== state.shown}
              style={{ inlineSize: size.width, blockSize: size.height, scale: String(scale) }}
            />
          ))}
        </div>
      </div>
      {isPhoneOpen && (
        <PhoneDialog draftId={draftId} path={state.path} scene={state.scene} onClose={() => setPhoneOpen(false)} />
      )}
    </section>
  );
};
