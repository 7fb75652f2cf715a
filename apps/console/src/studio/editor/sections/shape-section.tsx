import { fontCodes, fonts } from '@livery/merchant/fonts';
import { type FontRole, ownFontCode } from '@livery/merchant/own-fonts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { RangeValue } from '../fields/range-value.tsx';
import { OwnFont } from '../fonts/own-font.tsx';
import { listFontFiles } from '../images/image-slot.ts';
import { useEditor, useField } from '../model/editor-context.ts';
import { IconFields } from './icon-fields.tsx';
import styles from './shape-section.module.css';

/** Section of the editor for the fonts, the corners and the icons of the brand. */
export const ShapeSection = () => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const listOptions = (role: FontRole) => {
    const hasOwn = listFontFiles(document, role).length > 0;
    return [...fontCodes, ...(hasOwn ? ([ownFontCode] as const) : [])].map((code) => ({
      value: code,
      label: t(`fonts.${code}`),
    }));
  };
  return (
    <>
      <Group title={t('shape.type')}>
        <ChoiceValue path={['theme', 'font', 'display']} label={t('shape.display')} options={listOptions('display')} />
        <FontSample use="display" />
        <OwnFont use="display" />
        <ChoiceValue path={['theme', 'font', 'body']} label={t('shape.body')} options={listOptions('body')} />
        <FontSample use="body" />
        <OwnFont use="body" />
      </Group>
      <Group title={t('shape.corners')}>
        <RangeValue path={['theme', 'radius']} label={t('shape.radius')} min={0} max={24} unit="px" />
        <CornerSample />
      </Group>
      <IconFields />
    </>
  );
};

const FontSample = ({ use }: { readonly use: FontRole }) => {
  const t = useTexts('editor');
  const { value } = useField(['theme', 'font', use]);
  // A sample of the brand's own font is not shown here. The list of the font files below contains samples.
  if (value === ownFontCode) return null;
  const font = fontCodes.find((code) => code === value) ?? 'system';
  // The console does not load the fonts of the app. If the device does not have the font, the browser shows this sample
  // in a fallback font. The preview shows the real font.
  const { stack, hosted } = fonts[font];
  return (
    <p
      className={styles.sample}
      data-large={use === 'display'}
      style={{ fontFamily: hosted ? `'${hosted.family}', ${stack}` : stack }}
    >
      {t('shape.sample')}
    </p>
  );
};

const CornerSample = () => {
  const { value } = useField(['theme', 'radius']);
  const radius = typeof value === 'number' ? value : 12;
  return (
    <div className={styles.corners} aria-hidden>
      <span style={{ borderRadius: radius }} />
      <span style={{ borderRadius: radius }} />
      <span style={{ borderRadius: radius }} />
    </div>
  );
};
