import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ProblemList } from '../import/problem-list.tsx';
import { type ManagedBrand, useManagedBrandsQuery } from '../releases.api.ts';
import { findProblems } from './find-problems.ts';
import { CodeField } from './logo-form.tsx';
import { useCreateBrandMutation } from './new-brand.api.ts';
import { useNewBrand } from './use-new-brand.ts';
import styles from './new-brand.module.css';

/** Form that creates a new brand from the live content of another brand. */
export const CopyForm = () => {
  const t = useTexts('creation');
  const state = useContentState(useManagedBrandsQuery());
  return (
    <AsyncContent state={state}>
      {({ brands }) =>
        brands[0] ? (
          <CopyFields brands={brands} first={brands[0]} />
        ) : (
          <EmptyState kind="no-result" title={t('copy.empty')} />
        )
      }
    </AsyncContent>
  );
};

interface CopyFieldsProps {
  readonly brands: readonly ManagedBrand[];
  readonly first: ManagedBrand;
}

const CopyFields = ({ brands, first }: CopyFieldsProps) => {
  const t = useTexts('creation');
  const act = useAct();
  const [brand, setBrand] = useState(first.brand);
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [create, creating] = useCreateBrandMutation();
  const next = useNewBrand(undefined);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const source = { kind: 'brand' as const, brand, name: name.trim() };
    const created = await act(create({ source, ...(code && { code }) }), t('created'));
    if (created) await next.edit(created);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.hint}>{t('copy.detail')}</p>
      <SelectField
        label={t('copy.brand')}
        value={brand}
        onSelect={setBrand}
        options={brands.map((each) => ({ value: each.brand, label: each.name }))}
      />
      <TextField
        label={t('name')}
        value={name}
        required
        maxLength={40}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <CodeField value={code} onChange={setCode} />
      <Button type="submit" tone="accent" isPending={creating.isLoading || next.isPending}>
        {t('createAndEdit')}
      </Button>
      <ProblemList problems={findProblems(creating.error)} />
    </form>
  );
};
