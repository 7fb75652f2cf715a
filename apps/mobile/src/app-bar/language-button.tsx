import { lazyLanguageSheet } from '@livery/account/shared/language/lazy-language-sheet';
import { useLazyDialog } from '@livery/account/shared/lazy-dialog/use-lazy-dialog';
import { useBrand } from '@livery/kit/brand';
import { IconButton } from '@livery/ui/icon-button';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { useTranslation } from 'react-i18next';

/**
 * Button that opens the language picker. Renders nothing for a brand with only one language. The style sheet of the
 * header selects this button by the attribute `data-lang` when the header is narrow.
 */
export const LanguageButton = () => {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const { trigger, dialog } = useLazyDialog(lazyLanguageSheet);
  if (languages.length < 2) return null;
  return (
    <>
      <IconButton label={t('header.language')} data-lang="" {...trigger}>
        <GlobeIcon />
      </IconButton>
      {dialog}
    </>
  );
};
