import { Button } from '@livery/ui/button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import type { Hex } from '@livery/merchant/color';
import { deriveTheme, type ThemeInput } from '@livery/merchant/theme';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ColorPicker } from '../colors/color-picker.tsx';
import { changeMode, readThemeInput, type ThemeColorKey } from '../colors/legal-colors.ts';
import { ThemeTokens } from '../colors/theme-tokens.tsx';
import { Group } from '../fields/group.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { useEditor } from '../model/editor-context.ts';
import type { Change } from '../model/brand-document.ts';

const toPath = (key: string): readonly string[] => ['document', 'theme', key];

/** The mode (light or dark), and the colours from which all other colours are derived. */
export const ColoursSection = () => {
  const t = useTexts('editor');
  const { document, canEdit, change, focus } = useEditor();
  const theme = document['theme'];
  const input = useMemo(() => readThemeInput(theme), [theme]);
  const derived = useMemo(() => deriveTheme(input).colors, [input]);
  const handleMode = (mode: string) => {
    const next = changeMode(input, mode as ThemeInput['mode']);
    const changes: Change[] = [{ path: toPath('mode'), to: next.mode }];
    if (next.accent !== input.accent) changes.push({ path: toPath('accent'), to: next.accent });
    if (next.page !== input.page) changes.push({ path: toPath('page'), to: next.page ?? null });
    change(changes);
  };
  const renderPicker = (colorKey: ThemeColorKey, color: Hex) => (
    <ColorPicker
      label={t(`colours.${colorKey}`)}
      input={input}
      colorKey={colorKey}
      color={color}
      canEdit={canEdit}
      onChange={(to) => change([{ path: toPath(colorKey), to }])}
      onFocus={() => focus(toPath(colorKey))}
    />
  );
  /** Renders a colour that a brand can omit. If the brand omits it, the app uses a default. */
  const renderOptional = (colorKey: 'page' | 'jackpot', fallback: Hex | undefined) => {
    const own = input[colorKey];
    return (
      <Group
        title={t(`colours.${colorKey}`)}
        detail={own === undefined ? t(`colours.${colorKey}Auto`) : undefined}
        actions={
          canEdit && (
            <Button
              size="small"
              onClick={() =>
                change([{ path: toPath(colorKey), to: own === undefined ? (fallback ?? input.accent) : null }])
              }
            >
              {own === undefined ? t('colours.choose') : t('colours.automatic')}
            </Button>
          )
        }
      >
        <InheritedValue path={['theme', colorKey]} />
        {own && renderPicker(colorKey, own)}
      </Group>
    );
  };
  return (
    <>
      <Group title={t('colours.mode')}>
        <InheritedValue path={['theme', 'mode']} />
        <SegmentedControl
          label={t('colours.mode')}
          value={input.mode}
          disabled={!canEdit}
          segments={[
            { id: 'light', label: t('colours.light') },
            { id: 'dark', label: t('colours.dark') },
          ]}
          onSelect={handleMode}
        />
      </Group>
      <Group title={t('colours.accent')} detail={t('colours.accentHint')}>
        <InheritedValue path={['theme', 'accent']} />
        {renderPicker('accent', input.accent)}
      </Group>
      {renderOptional('page', derived?.['surface-page'])}
      {renderOptional('jackpot', derived?.['status-jackpot'])}
      <Group title={t('colours.derived')} detail={t('colours.derivedHint')}>
        <ThemeTokens input={input} />
      </Group>
    </>
  );
};
