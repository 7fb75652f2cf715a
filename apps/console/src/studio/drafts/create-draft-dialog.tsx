import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useBrandVersionsQuery } from '../releases.api.ts';
import { useCreateDraftMutation } from './drafts.api.ts';

interface CreateDraftDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

/**
 * Value of the option for the live content, which members see now. The values of the other options are version numbers.
 */
const live = 'live';

/** Creates a draft of the live content or of a version, and opens the editor of the draft. */
export const CreateDraftDialog = ({ brand, onClose }: CreateDraftDialogProps) => {
  const t = useTexts('studio');
  const act = useAct();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [source, setSource] = useState(live);
  const { data } = useBrandVersionsQuery({ brand });
  const [create, creating] = useCreateDraftMutation();
  const handleSubmit = async () => {
    const draft = await act(
      create({
        brand,
        name: name.trim(),
        source: source === live ? { kind: 'live' } : { kind: 'version', version: Number(source) },
      }),
    );
    if (draft) await navigate(paths.editor(brand, draft.draftId));
  };
  return (
    <FormDialog
      title={t('drafts.createTitle')}
      submit={t('drafts.create')}
      isPending={creating.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('drafts.name')}
        hint={t('drafts.nameHint')}
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SelectField
        label={t('drafts.source')}
        value={source}
        onSelect={setSource}
        options={[
          { value: live, label: t('drafts.fromLive') },
          ...(data?.versions ?? []).map(({ version, note }) => ({
            value: String(version),
            label: [t('brand.version', { number: version }), note].filter((text) => text !== '').join(' · '),
          })),
        ]}
      />
    </FormDialog>
  );
};
