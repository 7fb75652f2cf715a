import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Inherited, useInherited } from '../model/editor-context.ts';
import styles from './inherited-note.module.css';

/** Says that a value is inherited, or offers to inherit it again. Shows nothing for a value that the base does not have. */
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

/** The note for a value or a branch that is no field. */
export const InheritedValue = ({ path }: { readonly path: readonly string[] }) => (
  <InheritedNote inherited={useInherited(path)} />
);
