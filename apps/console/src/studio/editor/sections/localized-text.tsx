import { getLanguageMeta } from '@livery/merchant/language-table';
import { TextValue } from '../fields/text-value.tsx';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';

interface LocalizedTextProps {
  readonly getPath: (language: string) => readonly string[];
  readonly maxLength: number;
  readonly isLong?: boolean;
}

/** Fields for one text, one field for each language of the brand. */
export const LocalizedText = ({ getPath, ...props }: LocalizedTextProps) => {
  const { document } = useEditor();
  return readLanguages(document).map((language) => {
    const meta = getLanguageMeta(language);
    return (
      <TextValue
        key={language}
        path={getPath(language)}
        label={meta?.name ?? language}
        lang={meta?.bcp47}
        dir={meta && 'dir' in meta ? meta.dir : 'ltr'}
        {...props}
      />
    );
  });
};
