import { Button } from '@livery/ui/button';
import type { Hex } from '@livery/merchant/color';
import { deriveTheme, type ThemeInput } from '@livery/merchant/theme';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { type Change, getValue } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { toProblemPath } from '../model/problem-path.ts';
import { FieldProblem } from '../problems/field-problem.tsx';
import { ColorPicker } from './color-picker.tsx';
import type { ThemeColorKey } from './legal-colors.ts';
import { ThemeInheritedValue } from './theme-inherited-value.tsx';
import { ThemeTokens } from './theme-tokens.tsx';
import { useThemeChange } from './use-theme-change.ts';

interface ModeColorsProps {
  /**
   * Path of the colours in the brand document: `theme` for the brand's own mode (light or dark), or `theme.alternate`
   * for the opposite mode.
   */
  readonly path: readonly string[];
  readonly input: ThemeInput;
  /**
   * Name of the mode, such as "Light". Undefined if the brand has only one mode. If the brand has both modes, their
   * fields have the same labels. The accessible names of the fields then contain the mode, so that a screen reader can
   * distinguish them.
   */
  readonly modeName?: string | undefined;
}

/** Fields for the colours of one mode (light or dark), and the table of the colours that are derived from them. */
export const ModeColors = ({ path, input, modeName }: ModeColorsProps) => {
  const t = useTexts('editor');
  const { document, canEdit, problems, focus } = useEditor();
  const changeTheme = useThemeChange();
  const derived = useMemo(() => deriveTheme(input).colors, [input]);
  const setColor = (colorKey: ThemeColorKey, to: Hex | null): Change[] => [
    { path: ['document', ...path, colorKey], to },
  ];
  const withMode = (name: string) => (modeName === undefined ? name : t('colours.inMode', { name, mode: modeName }));
  const renderPicker = (colorKey: ThemeColorKey, color: Hex) => (
    <ColorPicker
      label={withMode(t(`colours.${colorKey}`))}
      input={input}
      colorKey={colorKey}
      color={color}
      canEdit={canEdit}
      onChange={(to) => changeTheme(setColor(colorKey, to))}
      toChanges={(to) => setColor(colorKey, to)}
      onFocus={() => focus(['document', ...path, colorKey])}
    />
  );
  const renderProblem = (colorKey: ThemeColorKey) => {
    const problem = problems.find((each) => each.path === toProblemPath([...path, colorKey]));
    return problem && <FieldProblem problem={problem} />;
  };
  /**
   * Renders the fields of a colour that a brand can omit. `fallback` is the colour that the app uses if the brand
   * omits it.
   */
  const renderOptional = (colorKey: 'page' | 'jackpot', fallback: Hex | undefined) => {
    const valuePath = [...path, colorKey];
    const isOwn = getValue(document, valuePath) !== undefined;
    const color = input[colorKey];
    const action = t(isOwn ? 'colours.automatic' : 'colours.choose');
    return (
      <Group
        title={t(`colours.${colorKey}`)}
        detail={isOwn ? undefined : t(`colours.${colorKey}Auto`)}
        actions={
          canEdit && (
            <Button
              size="small"
              aria-label={modeName && withMode(`${t(`colours.${colorKey}`)}: ${action}`)}
              onClick={() => changeTheme(setColor(colorKey, isOwn ? null : (fallback ?? input.accent)))}
            >
              {action}
            </Button>
          )
        }
      >
        <ThemeInheritedValue path={valuePath} />
        {isOwn && color && renderPicker(colorKey, color)}
        {renderProblem(colorKey)}
      </Group>
    );
  };
  return (
    <>
      <Group title={t('colours.accent')} detail={t('colours.accentHint')}>
        <ThemeInheritedValue path={[...path, 'accent']} />
        {renderPicker('accent', input.accent)}
        {renderProblem('accent')}
      </Group>
      {renderOptional('page', derived?.['surface-page'])}
      {renderOptional('jackpot', derived?.['status-jackpot'])}
      <Group title={t('colours.derived')} detail={t('colours.derivedHint')}>
        <ThemeTokens input={input} label={withMode(t('colours.derived'))} />
      </Group>
    </>
  );
};
