import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { PickedText } from '../preview/use-preview.ts';
import { PickTextDialog } from './pick-text-dialog.tsx';

/**
 * Handles the text that the operator taps in the preview. Calls `onOpen` with the key of the text, after a question if
 * the text can have several keys. Shows a message for a text without a key, such as the name of a game.
 */
export const usePickedText = (onOpen: (key: string, language: string | undefined) => void) => {
  const t = useTexts('editor');
  const [choice, setChoice] = useState<PickedText>();
  const pick = (picked: PickedText): void => {
    const [first, second] = picked.candidates;
    if (second) setChoice(picked);
    else if (first) onOpen(first.key, picked.language);
    else showToast({ kind: 'info', text: t('pick.none') });
  };
  const dialog = choice && (
    <PickTextDialog
      {...choice}
      onPick={(key) => {
        setChoice(undefined);
        onOpen(key, choice.language);
      }}
      onClose={() => setChoice(undefined)}
    />
  );
  return { pick, dialog };
};
