import { Button } from '@livery/ui/button';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { readSelectedBrand, type SelectedBrand } from '../import/brand-files.ts';
import { toBase64 } from '../to-base64.ts';
import { FileChoice } from '../import/file-choice.tsx';
import { ProblemList } from '../import/problem-list.tsx';
import { findProblems } from './find-problems.ts';
import { useCreateBrandMutation } from './new-brand.api.ts';
import { useNewBrand } from './use-new-brand.ts';
import styles from './new-brand.module.css';

const encodeImages = (images: SelectedBrand['images']) =>
  Promise.all(images.map(async ({ path, file }) => ({ path, content: await toBase64(file) })));

/** Form that creates a new brand from a brand file and its images. */
export const FileForm = () => {
  const t = useTexts('creation');
  const studio = useTexts('studio');
  const format = useFormat();
  const act = useAct();
  const [selected, setSelected] = useState<SelectedBrand>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [create, creating] = useCreateBrandMutation();
  const next = useNewBrand(undefined);
  const handleFiles = async (files: readonly File[]) => {
    const brand = await readSelectedBrand(files);
    setSelected(brand);
    setUnreadable(!brand);
    creating.reset();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!selected) return;
    const { code, text, bases } = selected;
    const images = await encodeImages(selected.images);
    const created = await act(
      create({ code, source: { kind: 'document', text, images, bases: [...bases] } }),
      t('created'),
    );
    if (created) await next.edit(created);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.hint}>{t('file.detail')}</p>
      <FileChoice onSelect={(files) => void handleFiles(files)} />
      {isUnreadable && <p role="alert">{studio('import.unreadable')}</p>}
      {selected && (
        <p>
          <strong>
            <bdi>{selected.code}</bdi>
          </strong>
          {` · ${studio('import.images', { count: selected.images.length })}`}
        </p>
      )}
      {selected && selected.missing.length > 0 && (
        <p role="alert">{studio('import.missing', { paths: format.list(selected.missing) })}</p>
      )}
      <Button
        type="submit"
        tone="accent"
        disabled={!selected || selected.missing.length > 0}
        isPending={creating.isLoading || next.isPending}
      >
        {t('createAndEdit')}
      </Button>
      <ProblemList problems={findProblems(creating.error)} />
    </form>
  );
};
