import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../api/use-act.ts';
import { paths } from '../../navigation/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import {
  type BrandProblem,
  useAddBrandAssetMutation,
  useCheckBrandMutation,
  useImportBrandVersionMutation,
} from '../releases.api.ts';
import { toBase64 } from '../to-base64.ts';
import { readSelectedBrand, type SelectedBrand } from './brand-files.ts';
import { FileChoice } from './file-choice.tsx';
import { ProblemList } from './problem-list.tsx';

/**
 * Dialog that adds a new version of a brand from a brand file and its images. If the files have problems, the dialog
 * lists the problems, and nothing is stored.
 */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts('studio');
  const format = useFormat();
  const act = useAct();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<SelectedBrand>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<readonly BrandProblem[]>([]);
  const [addAsset, adding] = useAddBrandAssetMutation();
  const [check, checking] = useCheckBrandMutation();
  const [importVersion, importing] = useImportBrandVersionMutation();

  const handleFiles = async (files: readonly File[]) => {
    const brand = await readSelectedBrand(files);
    setSelected(brand);
    setUnreadable(!brand);
    setProblems([]);
  };
  const handleSubmit = async () => {
    if (!selected) return;
    const { code: brand, text, bases, images } = selected;
    const assets: { path: string; hash: string }[] = [];
    for (const { path, file } of images) {
      const added = await act(addAsset({ brand, content: await toBase64(file) }));
      if (!added) return;
      assets.push({ path, hash: added.hash });
    }
    const checked = await act(check({ brand, text, assets, bases: [...bases] }));
    if (!checked) return;
    setProblems(checked.problems);
    if (checked.problems.length > 0) return;
    const version = await act(importVersion({ brand, text, assets, bases: [...bases], note: note.trim() }));
    if (!version) return;
    onClose();
    await navigate(paths.brand(brand));
  };
  return (
    <FormDialog
      title={t('import.title')}
      submit={t('import.submit')}
      isPending={adding.isLoading || checking.isLoading || importing.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <p>{t('import.detail')}</p>
      <FileChoice onSelect={(files) => void handleFiles(files)} />
      {isUnreadable && <p role="alert">{t('import.unreadable')}</p>}
      {selected && (
        <p>
          <strong>
            <bdi>{selected.code}</bdi>
          </strong>
          {` · ${t('import.images', { count: selected.images.length })}`}
        </p>
      )}
      {selected && selected.missing.length > 0 && (
        <p role="alert">{t('import.missing', { paths: format.list(selected.missing) })}</p>
      )}
      <TextField
        label={t('import.note')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <ProblemList problems={problems} />
    </FormDialog>
  );
};
