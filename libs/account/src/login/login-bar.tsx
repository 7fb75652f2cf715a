import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LanguageSheet = lazy(() => import('../language/language-sheet.tsx').then((module) => ({ default: module.LanguageSheet })));

/** Back to the home, and the language: whoever cannot read the page cannot log in either. */
export const LoginBar = () => {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const [isOpen, setOpen] = useState<boolean>();
  const language = (
    <IconButton label={t('header.language')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      <GlobeIcon />
    </IconButton>
  );
  return (
    <>
      <AppBar
        start={
          <IconButton label={t('header.back')} href={paths.home}>
            <BackIcon />
          </IconButton>
        }
        end={languages.length > 1 && language}
      />
      {isOpen !== undefined && (
        <Suspense>
          <LanguageSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
