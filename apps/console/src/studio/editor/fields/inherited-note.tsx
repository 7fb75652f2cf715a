import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Inherited, useInherited } from '../model/editor-context.ts';
import styles from './inherited-note.module.css';

/**
 * Shows that a value is inherited from the base (the brand or file from which this brand inherits), or offers to
 * inherit the value again. Shows nothing if the base does not have the value.
 */
export const InheritedNote = ({ inherited }: { readonly inherited: Inherited | undefined }) => {
  const t = useTexts('editor');
  if (!inherited) return null;
  const { base, isOwn, canEdit, inherit } = inherited;
  if (!isOwn) return <p className={styles.note}>{t('inherit.from', { base })}</p>;
  return (
    <p className={styles.note} data-own>
      {t('inherit.own', { base })}
      {canEdit && (
        <Button size="small" tone="plain" onClick={inherit}>
          {t('inherit.use')}
        </Button>
      )}
    </p>
  );
};

/**
 * Shows an `InheritedNote` for the value at `path`. It is for values without a form field, because a form field shows
 * the note itself. The value can also be an object that contains several values.
 */
export const InheritedValue = ({ path }: { readonly path: readonly string[] }) => (
  <InheritedNote inherited={useInherited(path)} />
);
