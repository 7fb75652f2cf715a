import type { PageMessage } from '@livery/contract/operators/preview-messages';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MeasuredPlace } from '../fit/fit-problems.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { PhoneDialog } from '../phone/phone-dialog.tsx';
import type { PreviewPlace } from '../model/preview-place.ts';
import { PreviewControls } from './preview-controls.tsx';
import type { PreviewState } from './preview-frames.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { SecondScreen } from './second-screen.tsx';
import { findSize, type SizeId } from './sizes.ts';
import { useFit } from './use-fit.ts';
import { useTarget } from './use-target.ts';
import { type PickedText, type PreviewOptions, usePreview } from './use-preview.ts';
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
 * Shows the draft in the members' app. The operator chooses the scene (visitor, language and conditions), the screen
 * size, and optionally a second screen with another size.
 */
export const PreviewPanel = ({ draftId, sequence, isPending, onPickText, place, onMeasure }: PreviewPanelProps) => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const panel = useRef<HTMLElement>(null);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const [sizeId, setSizeId] = useState<SizeId>('phone');
  const [secondSizeId, setSecondSizeId] = useState<SizeId>();
  const size = findSize(sizeId);
  const secondSize = secondSizeId && findSize(secondSizeId);
  const createMeasureHandler =
    (width: number): PreviewOptions['onMeasure'] =>
    ({ path, ...texts }, { calls, language, visitor, isRightToLeft }) => {
      // A scene with failed or empty responses, or with a forced direction, can show a text at an unusual position.
      // Members never see the text at this position, so the measurements of such a scene are not used.
      if (calls !== 'normal' || isRightToLeft) return;
      const code = language ?? readLanguages(document)[0] ?? '';
      onMeasure({ language: code, path: path.split('?', 1)[0] ?? path, visitor, width }, texts);
    };
  const options = { draftId, sequence, isPending, onPick: onPickText };
  const preview = usePreview({ ...options, width: size.width, onMeasure: createMeasureHandler(size.width) });
  const { state, show } = preview;
  useTarget({ place, show, onSize: setSizeId, panel });
  const { ref, scale } = useFit(secondSize ? [size, secondSize] : [size]);
  return (
    <section ref={panel} className={styles.root} aria-label={t('preview.title')} tabIndex={-1}>
      <PreviewControls
        scene={state.scene}
        sizeId={sizeId}
        secondSizeId={secondSizeId}
        isPicking={state.isPicking}
        onScene={preview.setScene}
        onSize={setSizeId}
        onSecondSize={setSecondSizeId}
        onPick={preview.setPicking}
        onPhone={() => setPhoneOpen(true)}
        onReload={preview.reload}
      />
      <PreviewStatus state={state} />
      <div ref={ref} className={styles.stage}>
        <PreviewScreen title={t('preview.title')} preview={preview} size={size} scale={scale} />
        {secondSize && (
          <SecondScreen
            {...options}
            first={state}
            size={secondSize}
            scale={scale}
            onMeasure={createMeasureHandler(secondSize.width)}
          />
        )}
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
