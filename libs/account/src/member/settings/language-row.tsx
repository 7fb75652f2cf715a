import { useLanguage } from '@livery/kit/i18n/use-language';
import { languageTable } from '@livery/merchant/language-table';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { ListRow } from '@livery/ui/list-row';
import { lazyLanguageSheet } from '../../shared/language/lazy-language-sheet.ts';
import { useLazyDialog } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import styles from './settings-screen.module.css';

/** Row that shows the name of the current language in that language. A tap opens the language sheet. */
export const LanguageRow = () => {
  const { code, bcp47 } = useLanguage();
  const { trigger, dialog } = useLazyDialog(lazyLanguageSheet);
  return (
    <>
      <ListRow
        icon={<GlobeIcon />}
        label={<bdi lang={bcp47}>{languageTable[code].name}</bdi>}
        end={<ChevronEndIcon className={styles.chevron} />}
        {...trigger}
      />
      {dialog}
    </>
  );
};
