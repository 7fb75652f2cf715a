import { useBrand } from '@livery/kit/brand';
import { IconButton } from '@livery/ui/icon-button';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LanguageSheet = lazy(() => import('./language-sheet.tsx').then((module) => ({ default: module.LanguageSheet })));

/** Opens the picker of the brand's languages. A brand of one language has none. */
export const LanguageButton = () => {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const [isOpen, setOpen] = useState<boolean>();
  if (languages.length < 2) return null;
  return (
    <>
      <IconButton label={t('header.language')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <GlobeIcon />
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <LanguageSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
