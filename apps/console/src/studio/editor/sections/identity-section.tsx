import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { NumberValue } from '../fields/number-value.tsx';
import { TextValue } from '../fields/text-value.tsx';
import { useEditor } from '../model/editor-context.ts';
import { LocalizedText } from './localized-text.tsx';

/** The name and the copyright year of the brand, its tagline, and the alternative text of its hero image. */
export const IdentitySection = () => {
  const t = useTexts('editor');
  const { brand } = useEditor();
  return (
    <>
      <Group title={t('identity.brand')} detail={t('identity.code', { code: brand })}>
        <TextValue path={['name']} label={t('identity.name')} hint={t('identity.nameHint')} maxLength={40} isRequired />
        <NumberValue path={['copyrightYear']} label={t('identity.copyrightYear')} min={1990} max={2100} />
      </Group>
      <Group title={t('identity.tagline')} detail={t('identity.taglineHint')}>
        <LocalizedText getPath={(language) => ['texts', language, 'shell:brand.tagline']} maxLength={400} />
      </Group>
      <Group title={t('identity.hero')} detail={t('identity.heroHint')}>
        <LocalizedText getPath={(language) => ['assets', 'hero', 'alt', language]} maxLength={140} />
      </Group>
    </>
  );
};
