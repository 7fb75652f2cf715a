import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useBrandVersionsQuery, useManagedBrandsQuery } from '../releases.api.ts';
import { useCreateDraftMutation } from './drafts.api.ts';
import { useVersionName } from '../use-version-name.ts';

interface CreateDraftDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

/**
 * Value of the option for the live content, which members see now. The values of the other options are version numbers.
 */
const live = 'live';

/** Dialog that creates a draft from the live content or from a version, and then opens the draft in the editor. */
export const CreateDraftDialog = ({ brand, onClose }: CreateDraftDialogProps) => {
  const t = useTexts('studio');
  const getVersionName = useVersionName();
  const act = useAct();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const versionsQuery = useBrandVersionsQuery({ brand });
  const managed = useManagedBrandsQuery();
  const isLive = managed.data?.brands.find((each) => each.brand === brand)?.source !== 'draft';
  const versions = versionsQuery.data?.versions ?? [];
  // A draft of a brand that was never published begins with a version. The form therefore waits for the list of
  // versions.
  const isLoading = managed.isLoading || (!isLive && versionsQuery.isLoading);
  // Source that is selected at first: the live content. A brand that was never published has no live content, so its
  // newest version is selected.
  const source = chosen ?? (isLive ? live : String(versions[0]?.version ?? live));
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
      isPending={creating.isLoading || isLoading}
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
        onSelect={setChosen}
        options={[
          ...(isLive ? [{ value: live, label: t('drafts.fromLive') }] : []),
          ...versions.map(({ version, note }) => ({
            value: String(version),
            label: [getVersionName(version), note].filter((text) => text !== '').join(' · '),
          })),
        ]}
      />
    </FormDialog>
  );
};
