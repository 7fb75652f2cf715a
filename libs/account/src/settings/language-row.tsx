import { useLanguage } from '@livery/kit/use-language';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { ListRow } from '@livery/ui/list-row';
import { Suspense, lazy, useState } from 'react';

const LanguageSheet = lazy(() => import('../language/language-sheet.tsx').then((module) => ({ default: module.LanguageSheet })));

/** The language in use, by its own name; a tap opens the others. */
export const LanguageRow = () => {
  const { name, bcp47 } = useLanguage();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <ListRow icon={<GlobeIcon />} label={<bdi lang={bcp47}>{name}</bdi>} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen !== undefined && (
        <Suspense>
          <LanguageSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
