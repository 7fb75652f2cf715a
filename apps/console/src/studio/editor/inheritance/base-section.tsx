import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from '@livery/ui/button';
import { readExtends } from '@livery/merchant/extends';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePermissions } from '../../../session/use-permissions.ts';
import { useBaseFilesQuery, useManagedBrandsQuery } from '../../releases.api.ts';
import { FieldFrame, toMessageId } from '../fields/field-frame.tsx';
import { Group } from '../fields/group.tsx';
import { useEditor, useField } from '../model/editor-context.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { InheritingBrands } from './inheriting-brands.tsx';
import fieldStyles from '../fields/field.module.css';
import styles from './inheritance.module.css';

/**
 * Section of the editor for the base of the brand (the brand or file from which it inherits). Also lists the values
 * that differ from the base, and the brands that inherit from this brand.
 */
export const BaseSection = () => {
  const t = useTexts('editor');
  const { base, brand } = useEditor();
  return (
    <>
      <Group title={t('inherit.base')} detail={t('inherit.detail')}>
        <BaseChoice />
      </Group>
      {base && <Differences />}
      <Group title={t('inherit.others')}>
        <InheritingBrands brand={brand} emptyText={t('inherit.noOthers')} />
      </Group>
    </>
  );
};

/**
 * Lets the operator choose the base of the draft. The draft inherits values from its base, which is a brand or a base
 * file. A draft can also have no base.
 */
const BaseChoice = () => {
  const t = useTexts('editor');
  const id = useId();
  const { brand, own, base, changeOwn } = useEditor();
  const field = useField(['extends']);
  const { data } = useManagedBrandsQuery();
  const isPermitted = usePermissions();
  const files = useBaseFilesQuery(isPermitted('brands:read', brand) ? { brand } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const name = readExtends(own) ?? '';
  const baseFiles = files.data?.bases ?? [];
  const brands = (data?.brands ?? []).filter((each) => each.brand !== brand);
  const isOther =
    name !== '' && ![...brands.map((each) => each.brand), ...baseFiles.map((each) => each.name)].includes(name);
  const hint =
    base?.version === undefined || base.version === null
      ? t('inherit.hint')
      : t('inherit.version', { base: base.name, number: base.version });
  return (
    <FieldFrame id={id} label={t('inherit.choose')} hint={hint} field={field}>
      <select
        id={id}
        className={fieldStyles.control}
        value={name}
        disabled={!field.canEdit}
        aria-invalid={field.problem !== undefined}
        aria-describedby={toMessageId(id)}
        onFocus={field.focus}
        onChange={(event) => changeOwn([{ path: ['document', 'extends'], to: event.currentTarget.value || null }])}
      >
        <option value="">{t('inherit.none')}</option>
        {isOther && <option value={name}>{name}</option>}
        {baseFiles.length > 0 && (
          <optgroup label={t('inherit.files')}>
            {baseFiles.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name}
              </option>
            ))}
          </optgroup>
        )}
        {brands.length > 0 && (
          <optgroup label={t('inherit.brands')}>
            {brands.map((each) => (
              <option key={each.brand} value={each.brand}>
                {each.name} ({each.brand})
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </FieldFrame>
  );
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lists the values that the brand sets itself although its base has them too. */
const Differences = () => {
  const t = useTexts('editor');
  const { own, base, canEdit, changeOwn } = useEditor();
  if (!base) return null;
  const { different, equal } = findDifferences(own, base.document);
  return (
    <Group
      title={t('inherit.differences')}
      detail={different.length === 0 ? t('inherit.noDifferences', { base: base.name }) : undefined}
    >
      {equal.length > 0 && (
        <p className={styles.note}>
          {t('inherit.equal', { count: equal.length })}
          {canEdit && (
            <Button
              size="small"
              onClick={() => changeOwn(equal.map((path) => ({ path: ['document', ...path], to: null })))}
            >
              {t('inherit.useEqual')}
            </Button>
          )}
        </p>
      )}
      <ul className={styles.list}>
        {different.map((each) => (
          <DifferenceItem key={each.path.join('\n')} difference={each} />
        ))}
      </ul>
    </Group>
  );
};

const DifferenceItem = ({ difference: { path, inherited, own } }: { readonly difference: Difference }) => {
  const t = useTexts('editor');
  const { canEdit, changeOwn } = useEditor();
  const name = path.join('.');
  return (
    <li className={styles.item}>
      <code className={styles.path} dir="ltr">
        {name}
      </code>
      <span className={styles.values}>
        <span className={styles.label}>{t('inherit.inBase')}</span>
        <bdi className={styles.value}>{toText(inherited)}</bdi>
        <span className={styles.label}>{t('inherit.here')}</span>
        <bdi className={styles.value}>{own === undefined ? t('inherit.removed') : toText(own)}</bdi>
      </span>
      {canEdit && (
        <Button
          size="small"
          aria-label={t('inherit.useOf', { name })}
          onClick={() => changeOwn([{ path: ['document', ...path], to: null }])}
        >
          {t('inherit.use')}
        </Button>
      )}
    </li>
  );
};
