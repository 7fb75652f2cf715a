import { type Hex, fromOklch, parseColor } from '@livery/merchant/color';
import type { ThemeInput } from '@livery/merchant/theme';
import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import fieldStyles from '../fields/field.module.css';
import { useRest } from '../fields/use-rest.ts';
import { useTransient } from '../fields/use-transient.ts';
import { useTypedText } from '../fields/use-typed-text.ts';
import type { Change } from '../model/brand-document.ts';
import { type Lch, listLegalSteps, maxChroma, type ThemeColorKey, toLch, toLegalColor } from './legal-colors.ts';
import styles from './color-picker.module.css';

interface ColorPickerProps {
  readonly label: string;
  readonly input: ThemeInput;
  readonly colorKey: ThemeColorKey;
  readonly color: Hex;
  readonly canEdit: boolean;
  readonly onChange: (color: Hex) => void;
  /**
   * Returns the changes that the preview shows for a colour before it is stored. Undefined if the preview shows the
   * colour only after it is stored.
   */
  readonly toChanges?: ((color: Hex) => readonly Change[]) | undefined;
  readonly onFocus: () => void;
}

/**
 * Time after the last change of a colour in the picker, in milliseconds. After this time, the colour is stored in the
 * brand document.
 */
const restMs = 120;

/**
 * Returns the state of the sliders for lightness, chroma and hue. After a choice, the sliders show exactly the values
 * that the person has chosen. They do not show values that are calculated from the stored `#rrggbb` colour, because
 * these would differ: for example, a stored grey has lost its hue. The calculated values are shown when the document
 * contains another colour, for example after a change by another person.
 */
const usePickedColor = ({ input, colorKey, color, onChange, toChanges }: ColorPickerProps) => {
  const [picked, setPicked] = useState<{ readonly lch: Lch; readonly hex: Hex }>();
  const waiting = useRef<Hex>(undefined);
  const show = useTransient();
  const rest = useRest(restMs, () => {
    const hex = waiting.current;
    waiting.current = undefined;
    // Another person can have changed the other colours of the theme since the choice. The colour must be legible
    // together with their new values.
    const legal = hex && toLegalColor(input, colorKey, hex);
    if (legal !== undefined && legal !== color) onChange(legal);
    show(undefined);
  });
  const showColor = (hex: Hex) => show(toChanges?.(hex));
  const pick = (lch: Lch): boolean => {
    const wanted = fromOklch(lch.l, lch.c, lch.h);
    const hex = toLegalColor(input, colorKey, wanted);
    if (hex === undefined) return false;
    showColor(hex);
    setPicked({ lch: { ...lch, l: hex === wanted ? lch.l : toLch(hex).l }, hex });
    waiting.current = hex;
    rest.start();
    return true;
  };
  /**
   * Shows a typed colour in the preview. The text field calls `pick` when the person pauses. Undefined if the text is
   * no colour: the preview then shows the colour of the sliders again.
   */
  const showTyped = (typed: Hex | undefined) => {
    const hex = typed && toLegalColor(input, colorKey, typed);
    if (hex !== undefined) showColor(hex);
    else if (waiting.current !== undefined) showColor(waiting.current);
    else show(undefined);
  };
  // True while the sliders show the chosen values: until the chosen colour is stored in the document, and as long as
  // the document contains this colour.
  const isCurrent = picked !== undefined && (picked.hex === color || waiting.current !== undefined);
  const shown = isCurrent ? picked : { lch: toLch(color), hex: color };
  const { flush, handlePointerDown } = rest;
  return { ...shown, pick, showTyped, flush, handlePointerDown };
};

/**
 * Colour picker with sliders for lightness, chroma and hue (colour space OKLCH). It accepts only colours that leave
 * enough contrast for all texts.
 */
export const ColorPicker = (props: ColorPickerProps) => {
  const t = useTexts('editor');
  const { label, input, colorKey, canEdit, onFocus } = props;
  const { lch, hex, pick, showTyped, flush, handlePointerDown } = usePickedColor(props);
  const [isImpossible, setImpossible] = useState(false);
  const handlePick = (next: Lch) => setImpossible(!pick(next));
  const { l, c, h } = lch;
  const legal = useMemo(() => listLegalSteps(input, colorKey, { l: 0, c, h }), [input, colorKey, c, h]);
  const track = (stops: readonly string[]) => `linear-gradient(to right, ${stops.join(', ')})`;
  const range = (count: number) => Array.from({ length: count + 1 }, (_, at) => at / count);
  return (
    // Focus, blur and pointer events of the controls inside the fieldset bubble to the fieldset.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.root}
      aria-label={label}
      onFocus={onFocus}
      onBlur={flush}
      onPointerDown={handlePointerDown}
    >
      <div className={styles.head}>
        <span className={styles.swatch} style={{ background: hex }} aria-hidden />
        <ColorText
          label={label}
          hex={hex}
          canEdit={canEdit}
          onType={showTyped}
          onPick={(color) => handlePick(toLch(color))}
        />
      </div>
      <Slider
        label={t('colours.lightness')}
        text={`${Math.round(l * 100)}`}
        value={Math.round(l * 100)}
        max={100}
        canEdit={canEdit}
        track={track(range(10).map((at) => fromOklch(at, c, h)))}
        legal={legal}
        onSlide={(value) => handlePick({ ...lch, l: value / 100 })}
      />
      <Slider
        label={t('colours.chroma')}
        text={`${Math.round((c / maxChroma) * 100)}`}
        value={Math.round((c / maxChroma) * 100)}
        max={100}
        canEdit={canEdit}
        track={track(range(8).map((at) => fromOklch(l, at * maxChroma, h)))}
        onSlide={(value) => handlePick({ ...lch, c: (value / 100) * maxChroma })}
      />
      <Slider
        label={t('colours.hue')}
        text={`${Math.round(h)}°`}
        value={Math.round(h)}
        max={359}
        canEdit={canEdit}
        track={track(range(12).map((at) => fromOklch(l, Math.max(c, 0.06), at * 360)))}
        onSlide={(value) => handlePick({ ...lch, h: value })}
      />
      {isImpossible && (
        <p className={styles.warning} role="alert">
          {t('colours.impossible')}
        </p>
      )}
    </fieldset>
  );
};

interface ColorTextProps {
  readonly label: string;
  readonly hex: Hex;
  readonly canEdit: boolean;
  /** Called while the person types. `color` is undefined if the text is no colour, and if nothing is to be stored. */
  readonly onType: (color: Hex | undefined) => void;
  readonly onPick: (color: Hex) => void;
}

/**
 * Text field for the colour. A person can type or paste any CSS colour. A colour with too little contrast is replaced
 * with the nearest colour that has enough contrast.
 */
const ColorText = ({ label, hex, canEdit, onType, onPick }: ColorTextProps) => {
  const t = useTexts('editor');
  const id = useId();
  const [isInvalid, setInvalid] = useState(false);
  const typing = useTypedText(hex, (typed) => {
    const color = parseColor(typed.trim());
    setInvalid(color === undefined);
    if (color !== undefined && color !== hex) onPick(color);
    else onType(undefined);
  });
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        id={id}
        className={fieldStyles.control}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        value={typing.text}
        readOnly={!canEdit}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onBlur={typing.flush}
        onChange={({ currentTarget: { value } }) => {
          typing.onType(value);
          onType(parseColor(value.trim()));
        }}
      />
      <p id={`${id}-message`} className={fieldStyles.message} aria-live="polite">
        {isInvalid && t('colours.notAColour')}
      </p>
    </div>
  );
};

interface SliderProps {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly canEdit: boolean;
  /** CSS gradient that shows the colours along the slider. */
  readonly track: string;
  /**
   * One boolean for each of the equal steps along the slider, from start to end. True if the colour has enough
   * contrast.
   */
  readonly legal?: readonly boolean[];
  readonly onSlide: (value: number) => void;
}

const Slider = ({ label, text, value, max, canEdit, track, legal, onSlide }: SliderProps) => {
  const id = useId();
  const format = useFormat();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The colours run from left to right in every language, because the gradient of the track runs from left to
          right. */}
      <div className={styles.track} dir="ltr" style={{ '--track': track } as CSSProperties}>
        <input
          id={id}
          type="range"
          min={0}
          max={max}
          value={value}
          disabled={!canEdit}
          aria-valuetext={text}
          onChange={(event) => onSlide(Number(event.currentTarget.value))}
        />
        {legal && (
          <div className={styles.legal} aria-hidden>
            {legal.map((isLegal, step) => (
              // The order of the steps is fixed, so the position of a step can be its React key.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={step} data-legal={isLegal} />
            ))}
          </div>
        )}
      </div>
      <output htmlFor={id}>{format.number(value)}</output>
    </div>
  );
};
