import { showToast, ToastDuration } from '@livery/ui/toast-queue';
import { useTexts } from '../../../i18n/use-texts.ts';
import { removeInherited } from '../inheritance/remove-inherited.ts';
import { type Change, removeBranch } from '../model/brand-document.ts';
import { type Inherited, useEditor, useInherited } from '../model/editor-context.ts';
import { legalizeOwn } from './legal-theme.ts';

/** Shows a message that names the colours that were moved in addition to the operator's own change. */
const useFixMessage = () => {
  const t = useTexts('editor');
  return (fix: readonly Change[]): void => {
    const accent = fix.findLast(({ path }) => path.at(-1) === 'accent')?.to;
    if (typeof accent === 'string')
      showToast({ kind: 'info', duration: ToastDuration.long, text: t('colours.moved', { color: accent }) });
    else if (fix.length > 0) showToast({ kind: 'info', duration: ToastDuration.long, text: t('colours.pageRemoved') });
  };
};

/** Returns a function that makes changes of the brand's own values, and leaves a legible theme. */
const useOwnChange = () => {
  const editor = useEditor();
  const showFix = useFixMessage();
  return (changes: readonly Change[]): void => {
    const { fix, all } = legalizeOwn(editor, changes);
    if (editor.changeOwn(all)) showFix(fix);
  };
};

/**
 * Returns a function that changes the theme in the same way as `change` of the editor. If the theme would not be
 * legible afterwards, for example because a page colour is removed, the same edit moves the accent colour to the
 * nearest legible colour, and the operator sees a message. One undo step reverses both.
 */
export const useThemeChange = () => {
  const { base } = useEditor();
  const changeOwn = useOwnChange();
  return (changes: readonly Change[]): void => changeOwn(base ? removeInherited(base, changes) : changes);
};

/** Returns the result of `useInherited` for a value of the theme. After `inherit`, the theme is legible. */
export const useThemeInherited = (path: readonly string[]): Inherited | undefined => {
  const { own } = useEditor();
  const changeOwn = useOwnChange();
  const inherited = useInherited(path);
  return inherited && { ...inherited, inherit: () => changeOwn(removeBranch(own, path)) };
};
