import { useBrand } from '@livery/kit/brand';
import { chooseLanguage } from '@livery/kit/i18n/choose-language';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { LanguageList } from '@livery/ui/language-list';
import { Sheet } from '@livery/ui/sheet';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import type { LazyDialogProps } from '../lazy-dialog/use-lazy-dialog.ts';

/** Sheet to select the language of the app. The page keeps its state, including partly filled forms. */
export const LanguageSheet = ({ isOpen, onOpenChange }: LazyDialogProps) => {
  const { t, i18n } = useTranslation('shell');
  const { languages } = useBrand();
  const { code } = useLanguage();
  const handleSelect = (chosen: string) => {
    const language = languages.find((each) => each.code === chosen);
    onOpenChange(false);
    if (!language || chosen === code) return;
    chooseLanguage(i18n, language).catch(() => showToast({ kind: 'fail', text: t('language.failed') }));
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('language.title')}>
      <LanguageList languages={languages} value={code} onSelect={handleSelect} />
    </Sheet>
  );
};
