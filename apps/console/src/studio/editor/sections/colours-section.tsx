import { SegmentedControl } from '@livery/ui/segmented-control';
import { deriveTheme, type ThemeInput } from '@livery/merchant/theme';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { readAlternateInput, readThemeInput } from '../colors/legal-colors.ts';
import { addAlternate, removeAlternate, setMode } from './mode-changes.ts';
import { ModeColors } from '../colors/mode-colors.tsx';
import { ThemeInheritedValue } from '../colors/theme-inherited-value.tsx';
import { useThemeChange, useThemeInherited } from '../colors/use-theme-change.ts';
import { FieldFrame, toMessageId } from '../fields/field-frame.tsx';
import { Group } from '../fields/group.tsx';
import { SwitchControl } from '../fields/switch-control.tsx';
import { useEditor, useField } from '../model/editor-context.ts';
import styles from './colours-section.module.css';

/**
 * Editor section for the mode of the brand (light or dark) and for the colours from which the app derives all other
 * colours. If members can choose between light and dark, the colours of both modes are side by side.
 */
export const ColoursSection = () => {
  const t = useTexts('editor');
  const { document, canEdit } = useEditor();
  const changeTheme = useThemeChange();
  const theme = document['theme'];
  const input = useMemo(() => readThemeInput(theme), [theme]);
  const alternate = useMemo(() => readAlternateInput(theme), [theme]);
  const modes = [
    { input, path: ['theme'] },
    ...(alternate ? [{ input: alternate, path: ['theme', 'alternate'] }] : []),
  ];
  return (
    <>
      <Group title={t('colours.mode')}>
        <ThemeInheritedValue path={['theme', 'mode']} />
        <SegmentedControl
          label={t('colours.mode')}
          value={input.mode}
          disabled={!canEdit}
          segments={[
            { id: 'light', label: t('colours.light') },
            { id: 'dark', label: t('colours.dark') },
          ]}
          onSelect={(mode) => changeTheme(setMode(document, input, mode as ThemeInput['mode']))}
        />
        <AlternateSwitch input={input} isOn={alternate !== undefined} />
      </Group>
      <div className={styles.modes} data-both={alternate ? true : undefined}>
        {modes.map((mode) => (
          <ModePanel key={mode.path.join('.')} {...mode} isOne={!alternate} />
        ))}
      </div>
    </>
  );
};

/**
 * Switch that gives members a choice between light and dark. If the switch is off, members can use only the brand's own
 * mode.
 */
const AlternateSwitch = ({ input, isOn }: { readonly input: ThemeInput; readonly isOn: boolean }) => {
  const t = useTexts('editor');
  const id = useId();
  const field = useField(['theme', 'alternate']);
  const inherited = useThemeInherited(['theme', 'alternate']);
  const { document, assets } = useEditor();
  const changeTheme = useThemeChange();
  return (
    <FieldFrame
      id={id}
      label={t(`colours.also.${getOtherMode(input.mode)}`)}
      hint={t('colours.alsoHint')}
      field={{ ...field, inherited }}
      isRow
    >
      <SwitchControl
        id={id}
        checked={isOn}
        disabled={!field.canEdit}
        aria-describedby={toMessageId(id)}
        onFocus={field.focus}
        onChange={({ currentTarget }) =>
          changeTheme(currentTarget.checked ? addAlternate(input) : removeAlternate(document, assets))
        }
      />
    </FieldFrame>
  );
};

interface ModePanelProps {
  readonly input: ThemeInput;
  readonly path: readonly string[];
  /** True if the brand has only one mode. The colours are then shown without a heading for the mode. */
  readonly isOne: boolean;
}

/** Fields for the colours of one mode. The heading is painted with the page colour and the text colour of this mode. */
const ModePanel = ({ input, path, isOne }: ModePanelProps) => {
  const t = useTexts('editor');
  const id = useId();
  const { colors } = useMemo(() => deriveTheme(input), [input]);
  if (isOne) return <ModeColors path={path} input={input} />;
  const name = t(`colours.${input.mode}`);
  return (
    <section className={styles.mode} aria-labelledby={id}>
      <h2
        id={id}
        className={styles.head}
        style={{ background: colors?.['surface-page'], color: colors?.['text-default'] }}
      >
        {name}
        <span className={styles.accent} style={{ background: input.accent }} aria-hidden />
      </h2>
      <ModeColors path={path} input={input} modeName={name} />
    </section>
  );
};
