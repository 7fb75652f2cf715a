import { getLanguageMeta } from '@livery/merchant/language-table';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import type { TextCandidate } from '@livery/contract/operators/preview-messages';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import styles from './pick-text.module.css';

interface PickTextDialogProps {
  /** Text that the operator has tapped in the preview. */
  readonly text: string;
  /** The keys that the text can have. */
  readonly candidates: readonly TextCandidate[];
  /** Code of the language of the texts. Undefined for the default language of the brand. */
  readonly language: string | undefined;
  readonly onPick: (key: string) => void;
  readonly onClose: () => void;
}

/** Lets the operator choose one of several texts of the app that look the same in the preview. */
export const PickTextDialog = ({ text, candidates, language, onPick, onClose }: PickTextDialogProps) => {
  const t = useTexts('editor');
  const { document } = useEditor();
  const [shown = ''] = language === undefined ? readLanguages(document) : [language];
  const meta = getLanguageMeta(shown);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('pick.title')}
      actions={<Button onClick={onClose}>{t('pick.cancel')}</Button>}
    >
      <p>{t('pick.detail', { text })}</p>
      <ul className={styles.list}>
        {candidates.map((candidate) => (
          <li key={candidate.key}>
            <button type="button" className={styles.choice} onClick={() => onPick(candidate.key)}>
              <span className={styles.key} dir="ltr">
                {candidate.key}
              </span>
              <span lang={meta?.bcp47} dir={meta?.dir ?? 'ltr'}>
                {candidate.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
