import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type Draft, useRenameDraftMutation } from './drafts.api.ts';

interface RenameDraftDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
}

export const RenameDraftDialog = ({ draft, onClose }: RenameDraftDialogProps) => {
  const t = useTexts('studio');
  const act = useAct();
  const [name, setName] = useState(draft.name);
  const [rename, renaming] = useRenameDraftMutation();
  const handleSubmit = async () => {
    const { brand, draftId } = draft;
    if (await act(rename({ brand, draftId, name: name.trim() }), t('drafts.renamed'))) onClose();
  };
  return (
    <FormDialog
      title={t('drafts.renameTitle')}
      submit={t('drafts.rename')}
      isPending={renaming.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('drafts.name')}
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
