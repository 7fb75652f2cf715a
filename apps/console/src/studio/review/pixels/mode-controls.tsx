import { Button } from '@livery/ui/button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './pixels.module.css';

const modes = ['side', 'slider', 'difference'] as const;
export type Mode = (typeof modes)[number];

interface ModeControlsProps {
  readonly mode: Mode;
  /** Percentage of the width, from the left edge, that shows the earlier release. */
  readonly share: number;
  readonly isPinning: boolean;
  readonly canComment: boolean;
  readonly onMode: (mode: Mode) => void;
  readonly onShare: (share: number) => void;
  readonly onPinning: (isPinning: boolean) => void;
  readonly onRepeat: () => void;
}

/**
 * Controls of the screen comparison: the kind of view (side by side, slider, or differences), a button for a comment at
 * a position, and a button that compares the screen again. The view `slider` also has a slider.
 */
export const ModeControls = (props: ModeControlsProps) => {
  const { mode, share, isPinning, canComment, onMode, onShare, onPinning, onRepeat } = props;
  const t = useTexts('review');
  const sliderId = useId();
  return (
    <>
      <div className={styles.modes}>
        <SegmentedControl
          label={t('pixels.mode')}
          value={mode}
          segments={modes.map((id) => ({ id, label: t(`pixels.modes.${id}`) }))}
          onSelect={(id) => onMode(id as Mode)}
        />
        {canComment && (
          <Button size="small" aria-pressed={isPinning} onClick={() => onPinning(!isPinning)}>
            {t('pixels.pin')}
          </Button>
        )}
        <Button size="small" onClick={onRepeat}>
          {t('pixels.repeat')}
        </Button>
      </div>
      {mode === 'slider' && (
        <label htmlFor={sliderId} className={styles.slider}>
          <span>{t('pixels.slider')}</span>
          <input
            id={sliderId}
            type="range"
            min={0}
            max={100}
            value={share}
            dir="ltr"
            onChange={(event) => onShare(Number(event.currentTarget.value))}
          />
        </label>
      )}
    </>
  );
};
