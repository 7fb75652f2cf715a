import { type LegalPage, legalPages } from '@livery/merchant/legal-texts';
import { Tag } from '@livery/ui/tag';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/texts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import recordStyles from '../../ui/record-list.module.css';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { groupValues, toPlainName } from './group-values.ts';
import type { Comparison } from './review.api.ts';
import styles from './review.module.css';

type ValueChange = Comparison['values'][number];

/** Changed values of the brand file by section, changed texts by language, and changed images. */
export const ValuesView = ({ values, images }: Pick<Comparison, 'values' | 'images'>) => {
  const t = useTexts('review');
  const format = useFormat();
  const getSectionName = (section: string): string => {
    const key = `section.${section}` as TextKey<'review'>;
    const text = t(key);
    return text === key ? section : text;
  };
  if (values.length === 0 && images.length === 0) return <Panel title={t('view.values')} detail={t('noValues')} />;
  return (
    <>
      {groupValues(values).map(({ section, language, items }) => {
        const name = getSectionName(section);
        const title = language ? `${name}: ${format.languageName(language)}` : name;
        return (
          <Panel key={title} title={title}>
            <ValueTable label={title} section={name} items={items} />
          </Panel>
        );
      })}
      {images.length > 0 && (
        <Panel title={t('images')}>
          <ul className={recordStyles.list}>
            {images.map(({ path, before, after }) => (
              <li key={path} className={recordStyles.item}>
                <bdi className={recordStyles.text}>{path}</bdi>
                <Tag tone={before ? 'wait' : 'success'}>{t(`image.${getImageChange(before, after)}`)}</Tag>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
};

const getImageChange = (before: string | null, after: string | null): 'added' | 'removed' | 'changed' => {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
};

interface ValueTableProps {
  readonly label: string;
  /**
   * Name of the section of the brand file, such as "Colours". If a changed path has no dot, the value is the whole
   * section, and its row has this name too.
   */
  readonly section: string;
  readonly items: readonly ValueChange[];
}

/** Path of a value in a block of a legal text, such as `legal.terms.EN.2.text`. */
const legalBlock = /^legal\.(\w+)\.[A-Z]+\.(\d+)\./;

const ValueTable = ({ label, section, items }: ValueTableProps) => {
  const t = useTexts('review');
  const getName = ({ path, title }: ValueChange): ReactNode => {
    if (!path.includes('.')) return section;
    const [, pageId, index] = legalBlock.exec(path) ?? [];
    const page = legalPages.find((each) => each === pageId);
    if (page !== undefined) return <LegalBlockName page={page} index={Number(index)} />;
    const key = `field.${path}` as TextKey<'review'>;
    const text = t(key);
    return title ?? (text === key ? toPlainName(path) : text);
  };
  const columns: Column<ValueChange>[] = [
    {
      id: 'name',
      label: t('value'),
      render: (change) => (
        <>
          <bdi>{getName(change)}</bdi>
          <code className={styles.path} dir="ltr">
            {change.path}
          </code>
        </>
      ),
    },
    { id: 'before', label: t('before'), render: ({ before }) => <PlainValue json={before} /> },
    { id: 'after', label: t('after'), render: ({ after }) => <PlainValue json={after} /> },
  ];
  return <RecordTable label={label} columns={columns} items={items} getKey={({ path }) => path} />;
};

/** Name of a block of a legal text, such as `Terms, block 3`. The names of the pages are texts of the editor. */
const LegalBlockName = ({ page, index }: { readonly page: LegalPage; readonly index: number }) => {
  const t = useTexts('review');
  const getPageName = useTexts('editor');
  const position = useFormat().number(index + 1);
  return t('legalBlock', { page: getPageName(`legalTexts.pages.${page}`), position });
};

/**
 * Shows a value of a brand file in a form that a person can read. `json` is the value in JSON, or null if the value
 * is not set.
 */
const PlainValue = ({ json }: { readonly json: string | null }) => {
  const t = useTexts('review');
  const format = useFormat();
  if (json === null) return <span className={styles.muted}>{t('notSet')}</span>;
  const value = JSON.parse(json) as unknown;
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (typeof value === 'number') return format.number(value);
  if (Array.isArray(value)) return <bdi>{value.length === 0 ? t('notSet') : format.list(value.map(String))}</bdi>;
  if (typeof value !== 'string') return <code dir="ltr">{json}</code>;
  if (value === '') return <span className={styles.muted}>{t('notSet')}</span>;
  return (
    <span className={styles.text}>
      {/^#[0-9a-f]{3,8}$/i.test(value) && <span className={styles.swatch} style={{ background: value }} aria-hidden />}
      <bdi>{value}</bdi>
    </span>
  );
};
