import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Base, useEditor } from '../model/editor-context.ts';
import { getValue } from '../model/brand-document.ts';
import { type BaseChange, findBaseChanges } from './find-base-changes.ts';
import styles from './inheritance.module.css';

/** Maximum number of changes in a list that is open at first. A longer list is closed at first. */
const maxOpen = 5;

/**
 * Returns the changes of the base since the version that the person has seen. `hide` marks the current version as
 * seen, so that the list is empty.
 */
const useBaseChanges = (base: Base | undefined) => {
  const [seen, setSeen] = useState(base);
  // Another name means that a person has chosen another base. Its differences are then not shown as changes.
  if (base && seen?.name !== base.name) setSeen(base);
  const changes = base && seen && seen !== base && seen.name === base.name ? findBaseChanges(seen, base) : [];
  return { changes, hide: () => setSeen(base) };
};

/**
 * Reports that the base of the draft (from which it inherits) has received a new version since the editor was opened.
 * Lists the changes in this version.
 */
export const BaseNotice = () => {
  const t = useTexts('editor');
  const { base } = useEditor();
  const { changes, hide } = useBaseChanges(base);
  return (
    <div className={styles.live} aria-live="polite">
      {base && changes.length > 0 && (
        <section className={styles.notice} aria-label={t('inherit.update.title')}>
          <strong>
            {base.version === null
              ? t('inherit.update.file', { base: base.name })
              : t('inherit.update.version', { base: base.name, number: base.version })}
          </strong>
          <span>{t('inherit.update.detail')}</span>
          <details open={changes.length <= maxOpen}>
            <summary>{t('inherit.update.values')}</summary>
            <ul className={styles.list}>
              {changes.map((change) => (
                <ChangeItem key={change.path.join('\n')} change={change} />
              ))}
            </ul>
          </details>
          <Button size="small" tone="plain" className={styles.hide} onClick={hide}>
            {t('inherit.update.hide')}
          </Button>
        </section>
      )}
    </div>
  );
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const ChangeItem = ({ change: { path, before, after } }: { readonly change: BaseChange }) => {
  const t = useTexts('editor');
  const { own } = useEditor();
  const isFile = before === undefined && after === undefined;
  return (
    <li className={styles.item}>
      <code className={styles.path} dir="ltr">
        {path.join('.')}
      </code>
      <span className={styles.values}>
        {!isFile && (
          <>
            <span className={styles.label}>{t('inherit.update.before')}</span>
            <bdi className={styles.value}>{before === undefined ? t('notices.nothing') : toText(before)}</bdi>
            <span className={styles.label}>{t('inherit.update.after')}</span>
            <bdi className={styles.value}>{after === undefined ? t('notices.nothing') : toText(after)}</bdi>
          </>
        )}
        {getValue(own, path) !== undefined && <span className={styles.wide}>{t('inherit.update.own')}</span>}
      </span>
    </li>
  );
};
