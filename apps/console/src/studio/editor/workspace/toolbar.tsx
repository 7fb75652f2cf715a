import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { RedoIcon } from '@livery/ui/icons/redo';
import { UndoIcon } from '@livery/ui/icons/undo';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../navigation/paths.ts';
import type { SessionState } from '../live/draft-session.ts';
import type { Person } from '../model/editor-context.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly brand: string;
  /**
   * Name of the brand in the draft, such as "Aurora". In contrast, `draftName` is the name that the operator gave to
   * the draft.
   */
  readonly name: string;
  readonly draftName: string;
  readonly state: SessionState;
  readonly canEdit: boolean;
  readonly people: readonly Person[];
  readonly onStep: (kind: 'undo' | 'redo') => void;
  readonly onMakeVersion: () => void;
}

/** The header of the editor: brand and draft, save state, other people in the draft, and buttons. */
export const Toolbar = (props: ToolbarProps) => {
  const { brand, name, draftName, state, canEdit, people, onStep, onMakeVersion } = props;
  const t = useTexts('editor');
  const { canUndo, canRedo, pending } = state.client;
  // The undo and redo buttons use `aria-disabled` and not `disabled`. A disabled button would lose the focus after the
  // last undo, and a person with a keyboard would begin at the top of the page.
  const isUndoDisabled = !canUndo && pending.length === 0;
  return (
    <header className={styles.root}>
      <IconButton label={t('toolbar.back')} href={paths.brand(brand)}>
        <BackIcon />
      </IconButton>
      <div className={styles.text}>
        <h1 className={styles.title}>
          <bdi className={styles.name}>{name}</bdi> <bdi className={styles.draft}>{draftName}</bdi>
        </h1>
        <SaveState state={state} canEdit={canEdit} />
      </div>
      <People people={people} />
      {canEdit && (
        <div className={styles.actions}>
          <IconButton
            label={t('toolbar.undo')}
            title={`${t('toolbar.undo')} (Ctrl+Z)`}
            aria-disabled={isUndoDisabled}
            onClick={() => !isUndoDisabled && onStep('undo')}
          >
            <UndoIcon />
          </IconButton>
          <IconButton
            label={t('toolbar.redo')}
            title={`${t('toolbar.redo')} (Ctrl+Shift+Z)`}
            aria-disabled={!canRedo}
            onClick={() => canRedo && onStep('redo')}
          >
            <RedoIcon />
          </IconButton>
          <Button tone="accent" onClick={onMakeVersion}>
            {t('toolbar.version')}
          </Button>
        </div>
      )}
    </header>
  );
};

/** Shows whether the gateway has stored all changes. The editor saves automatically, so there is no save button. */
const SaveState = ({ state, canEdit }: { readonly state: SessionState; readonly canEdit: boolean }) => {
  const t = useTexts('editor');
  const count = state.client.pending.reduce((sum, { operations }) => sum + operations.length, 0);
  const getText = (): string => {
    if (!canEdit) return t('state.readOnly');
    if (state.isOffline) return count === 0 ? t('state.offline') : t('state.waiting', { count });
    return count === 0 ? t('state.kept') : t('state.saving');
  };
  return (
    <p role="status" className={styles.state} data-offline={state.isOffline || undefined}>
      {getText()}
    </p>
  );
};

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

/** Initials of the other people who have the draft open. Shows at most four people, and the number of the others. */
const People = ({ people }: { readonly people: readonly Person[] }) => {
  const t = useTexts('editor');
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t('people.title')}>
      {people.slice(0, 4).map(({ operatorId, name }) => (
        <li key={operatorId} title={name}>
          <span aria-hidden>{getInitials(name)}</span>
          <span className={styles.hidden}>{name}</span>
        </li>
      ))}
      {people.length > 4 && <li>{`+${people.length - 4}`}</li>}
    </ul>
  );
};
