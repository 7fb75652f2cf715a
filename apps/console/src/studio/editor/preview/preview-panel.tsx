import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Spinner } from '@livery/ui/spinner';
import type { PageMessage } from '@livery/contract/operators/preview-messages';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MeasuredPlace } from '../fit/fit-problems.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { PhoneDialog } from '../phone/phone-dialog.tsx';
import type { PreviewPlace } from '../model/preview-place.ts';
import { PreviewControls } from './preview-controls.tsx';
import type { PreviewState } from './preview-frames.ts';
import { type SizeId, sizes } from './sizes.ts';
import { useFit } from './use-fit.ts';
import { useTarget } from './use-target.ts';
import { type PickedText, usePreview } from './use-preview.ts';
import styles from './preview.module.css';

interface PreviewPanelProps {
  readonly draftId: string;
  readonly sequence: number;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
  readonly onPickText: (picked: PickedText) => void;
  /**
   * Screen that the operator has selected in a section of the editor. Undefined before the first selection. A new
   * object with the same values makes the preview show the same screen again.
   */
  readonly place: PreviewPlace | undefined;
  /**
   * Called after the texts of the visible screen were measured, with the keys of all texts and the texts that do not
   * fit.
   */
  readonly onMeasure: (
    place: MeasuredPlace,
    texts: Pick<Extract<PageMessage, { type: 'measured' }>, 'unfit' | 'shown'>,
  ) => void;
}

/**
 * Shows the draft in the members' app. The operator chooses the scene (visitor, language and conditions) and the
 * screen size.
 */
export const PreviewPanel = ({ draftId, sequence, isPending, onPickText, place, onMeasure }: PreviewPanelProps) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  const { document } = useEditor();
  const panel = useRef<HTMLElement>(null);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const [sizeId, setSizeId] = useState<SizeId>('phone');
  const size = sizes.find(({ id }) => id === sizeId) ?? sizes[1];
  const { state, error, retry, frameRef, setScene, setPicking, show, reload } = usePreview({
    draftId,
    sequence,
    isPending,
    onPick: onPickText,
    width: size.width,
    onMeasure: ({ path, ...texts }, { calls, language, visitor, isRightToLeft }) => {
      // A scene with failed or empty responses, or with a forced direction, can show a text at an unusual position.
      // Members never see the text at this position, so the measurements of such a scene are not used.
      if (calls !== 'normal' || isRightToLeft) return;
      const code = language ?? readLanguages(document)[0] ?? '';
      onMeasure({ language: code, path: path.split('?', 1)[0] ?? path, visitor, width: size.width }, texts);
    },
  });
  useTarget({ place, show, onSize: setSizeId, panel });
  const { ref, scale } = useFit(size);
  const frames = [state.shown, state.loading].filter((frame) => frame !== undefined);
  const hasFailed = error !== undefined && frames.length === 0;
  return (
    <section ref={panel} className={styles.root} aria-label={t('preview.title')} tabIndex={-1}>
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
      <PreviewStatus state={state} />
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
          // The page is scaled from its left edge, so its container has this direction in every language of the
          // console.
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
              // The page has a different origin from the console, so it cannot remove its own sandbox.
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

/**
 * Messages about the preview: the page does not show the current draft, or the page does not contain the part that the
 * operator has selected.
 */
const PreviewStatus = ({ state: { unavailable, highlightResult } }: { readonly state: PreviewState }) => {
  const t = useTexts('editor');
  const sentences = [
    unavailable && t(`preview.unavailable.${unavailable}`),
    highlightResult && t(`preview.place.${highlightResult}`),
  ];
  return (
    <p role="status" className={styles.status}>
      {sentences.filter((sentence) => sentence !== undefined).join(' ')}
    </p>
  );
};
