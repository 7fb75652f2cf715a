import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../../api/use-act.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../navigation/paths.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useAddDraftVersionMutation } from '../../drafts/drafts.api.ts';
import { InheritingBrands } from '../inheritance/inheriting-brands.tsx';
import { useComposeReleaseMutation } from '../../releases.api.ts';

interface VersionDialogProps {
  readonly brand: string;
  readonly draftId: string;
  /**
   * Number of the last change (operation) of the draft that the editor has received. The gateway rejects the request
   * if the draft has a newer operation.
   */
  readonly sequence: number;
  /** True if all changes are stored and the draft has no problems. */
  readonly isReady: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog that creates a version of the draft with a note, and composes (builds) a release of this version. The brand
 * page then offers to publish the release.
 */
export const VersionDialog = ({ brand, draftId, sequence, isReady, onClose }: VersionDialogProps) => {
  const t = useTexts('editor');
  const act = useAct();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [addVersion, adding] = useAddDraftVersionMutation();
  const [compose, composing] = useComposeReleaseMutation();
  const handleSubmit = async () => {
    const added = await act(addVersion({ brand, draftId, sequence, note: note.trim() }));
    if (!added) return;
    // If the release cannot be created, the version still exists. The operator can create the release later on the
    // page of the brand.
    await act(compose({ brand, version: added.version }), t('version.ready', { number: added.version }));
    await navigate(paths.brand(brand));
  };
  return (
    <FormDialog
      title={t('version.title')}
      submit={t('version.submit')}
      isPending={adding.isLoading || composing.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <p>{isReady ? t('version.detail') : t('version.notReady')}</p>
      <InheritingBrands brand={brand} title={t('inherit.concerned')} />
      <TextField
        label={t('version.note')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
