import { getLanguageMeta } from '@livery/merchant/language-table';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { QrIcon } from '@livery/ui/icons/qr';
import { RefreshIcon } from '@livery/ui/icons/refresh';
import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import { useTexts } from '../../../i18n/use-texts.ts';
import { readAlternateInput } from '../colors/legal-colors.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { type SizeId, sizes } from './sizes.ts';
import styles from './preview.module.css';

const visitors = ['guest', 'member', 'agent'] as const;
const conditions = ['normal', 'empty', 'failed', 'closed', 'offline', 'slow'] as const;

/**
 * On/off buttons of the preview: the boolean field of `PreviewScene` that the button changes, and the translation key of
 * its label (below `preview.`).
 */
const sceneSwitches = [
  ['isRightToLeft', 'rtl'],
  ['hasReducedMotion', 'reducedMotion'],
  ['hasPopups', 'popups'],
] as const;

interface ControlsProps {
  readonly scene: PreviewScene;
  readonly sizeId: SizeId;
  /** Size of the second screen. Undefined if the preview shows only one screen. */
  readonly secondSizeId: SizeId | undefined;
  readonly isPicking: boolean;
  readonly onScene: (scene: PreviewScene) => void;
  readonly onSize: (size: SizeId) => void;
  readonly onSecondSize: (size: SizeId | undefined) => void;
  readonly onPick: (isOn: boolean) => void;
  readonly onPhone: () => void;
  readonly onReload: () => void;
}

/** Controls of the preview: the screen, the visitor, the conditions, the language, the day and the switches. */
export const PreviewControls = (props: ControlsProps) => {
  const { scene, sizeId, secondSizeId, isPicking, onScene, onSize, onSecondSize, onPick, onPhone, onReload } = props;
  const t = useTexts('editor');
  const { document } = useEditor();
  const sizeOptions = sizes.map(({ id, width }) => [id, `${t(`preview.sizes.${id}`)} · ${width}`] as const);
  return (
    <div className={styles.controls}>
      <Choice label={t('preview.size')} value={sizeId} options={sizeOptions} onSelect={onSize} />
      <Choice
        label={t('preview.second')}
        value={secondSizeId ?? ''}
        options={[['', t('preview.noSecond')], ...sizeOptions]}
        onSelect={(id) => onSecondSize(id || undefined)}
      />
      <Choice
        label={t('preview.visitor')}
        value={scene.visitor}
        options={visitors.map((id) => [id, t(`preview.visitors.${id}`)])}
        onSelect={(visitor) => onScene({ ...scene, visitor })}
      />
      <Choice
        label={t('preview.condition')}
        value={scene.calls}
        options={conditions.map((id) => [id, t(`preview.conditions.${id}`)])}
        onSelect={(calls) => onScene({ ...scene, calls })}
      />
      <Choice
        label={t('preview.language')}
        value={scene.language ?? ''}
        options={[
          ['', t('preview.defaultLanguage')],
          ...readLanguages(document).map((code) => [code, getLanguageMeta(code)?.name ?? code] as const),
        ]}
        onSelect={(language) => onScene({ ...scene, language: language || null })}
      />
      <input
        type="date"
        aria-label={t('preview.date')}
        className={styles.select}
        value={scene.day ?? ''}
        onChange={(event) => onScene({ ...scene, day: event.currentTarget.value || null })}
      />
      {scene.day !== null && (
        <Button size="small" onClick={() => onScene({ ...scene, day: null })}>
          {t('preview.today')}
        </Button>
      )}
      {sceneSwitches.map(([name, text]) => (
        <Button
          key={name}
          size="small"
          aria-pressed={scene[name]}
          onClick={() => onScene({ ...scene, [name]: !scene[name] })}
        >
          {t(`preview.${text}`)}
        </Button>
      ))}
      <ModeButton scene={scene} onScene={onScene} />
      <Button size="small" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
        {t('preview.pick')}
      </Button>
      <IconButton label={t('phone.open')} onClick={onPhone}>
        <QrIcon />
      </IconButton>
      <IconButton label={t('preview.reload')} onClick={onReload}>
        <RefreshIcon />
      </IconButton>
    </div>
  );
};

/**
 * Switch that shows the preview in the alternate mode (dark for a light brand, light for a dark brand). Shows nothing
 * for a brand that has only one mode.
 */
const ModeButton = ({ scene, onScene }: Pick<ControlsProps, 'scene' | 'onScene'>) => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const alternateMode = readAlternateInput(document['theme'])?.mode;
  if (alternateMode === undefined) return null;
  const isPressed = scene.mode === alternateMode;
  return (
    <Button
      size="small"
      aria-pressed={isPressed}
      onClick={() => onScene({ ...scene, mode: isPressed ? null : alternateMode })}
    >
      {t(`colours.${alternateMode}`)}
    </Button>
  );
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onSelect: (value: Value) => void;
}

const Choice = <Value extends string>({ label, value, options, onSelect }: ChoiceProps<Value>) => (
  <select
    aria-label={label}
    className={styles.select}
    value={value}
    onChange={(event) => onSelect(event.currentTarget.value as Value)}
  >
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
);
