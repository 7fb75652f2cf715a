import { SegmentedControl } from '@livery/ui/segmented-control';
import { readExtends } from '@livery/merchant/extends';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOperatorName } from '../../../control/use-operator-name.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Draft } from '../../drafts/drafts.api.ts';
import type { DraftSession, SessionState } from '../live/draft-session.ts';
import { useProblems } from '../live/use-problems.ts';
import type { BrandDocument, Change } from '../model/brand-document.ts';
import { EditorContext, type Person } from '../model/editor-context.ts';
import { FitFrame } from '../fit/fit-frame.tsx';
import { FitPanel } from '../fit/fit-panel.tsx';
import type { FitProblem } from '../fit/fit-problems.ts';
import { toPreviewPlace } from '../fit/fit-results.ts';
import { BaseNotice } from '../inheritance/base-notice.tsx';
import { useDraftBase } from '../inheritance/use-draft-base.ts';
import { sectionIds, type SectionTarget } from '../model/problem-path.ts';
import { PlacesContext } from '../places/places-context.ts';
import { usePlacesValue } from '../places/use-places-value.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { usePickedText } from '../texts/use-picked-text.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { Notices } from './notices.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { Sections } from './sections.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditorValue } from './use-editor-value.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { useStep } from './use-step.ts';
import { VersionDialog } from './version-dialog.tsx';
import styles from './workspace.module.css';

interface WorkspaceProps {
  readonly brand: string;
  readonly draftId: string;
  readonly operatorId: string;
  readonly draft: Draft;
  readonly session: DraftSession;
  readonly people: readonly Person[];
  readonly onPeople: (people: readonly Person[]) => void;
  /** Paths of the values that other people have changed within the last few seconds, as strings of `toPathKey`. */
  readonly marks: ReadonlySet<string>;
  /** Number that increases when the base (the document that the draft extends) may have a new version. */
  readonly baseRevision: number;
}

const views = ['edit', 'preview', 'problems'] as const;
type View = (typeof views)[number];

/** The open section. The URL contains it, so that a reload and a link open the same section. */
const useSection = () => {
  const [params, setParams] = useSearchParams();
  const section = sectionIds.find((id) => id === params.get('section')) ?? 'identity';
  const read = (name: string) => params.get(name) ?? undefined;
  // The parameters of all sections are read here. A section ignores parameters that belong to another section.
  const target: SectionTarget = { section, search: read('search'), page: read('page'), language: read('language') };
  const open = (next: SectionTarget) => {
    const parts = Object.entries<string | undefined>(next);
    setParams(
      parts.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
      { replace: true },
    );
  };
  return { target, open };
};

interface ViewTabsProps {
  readonly view: View;
  readonly problemCount: number;
  readonly onSelect: (view: View) => void;
}

/**
 * Tabs of a small screen, on which only one part of the editor is visible: the sections, the preview or the problems.
 */
const ViewTabs = ({ view, problemCount, onSelect }: ViewTabsProps) => {
  const t = useTexts('editor');
  const getLabel = (id: View): string =>
    id === 'problems' && problemCount > 0 ? `${t('views.problems')} (${problemCount})` : t(`views.${id}`);
  return (
    <div className={styles.tabs}>
      <SegmentedControl
        label={t('views.title')}
        value={view}
        segments={views.map((id) => ({ id, label: getLabel(id) }))}
        onSelect={(id) => onSelect(id as View)}
      />
    </div>
  );
};

/** Returns the name of the brand from its document. If the document contains no name, returns the code of the brand. */
const getBrandName = ({ name }: BrandDocument, brand: string): string => (typeof name === 'string' ? name : brand);

interface SideProps extends Pick<WorkspaceProps, 'operatorId' | 'session' | 'people'> {
  readonly state: ReturnType<DraftSession['getState']>;
  readonly onChange: (changes: readonly Change[]) => boolean;
  readonly children: ReactNode;
}

/** Notices about the draft (replaced and rejected changes, a new version of the base), followed by `children`. */
const Side = ({ operatorId, session, people, state, onChange, children }: SideProps) => {
  const t = useTexts('editor');
  const getOperatorName = useOperatorName();
  const getName = (id: string) => people.find((person) => person.operatorId === id)?.name ?? getOperatorName(id);
  return (
    <aside className={styles.side} aria-label={t('views.problems')}>
      <Notices
        session={session}
        replacements={state.client.replacements}
        rejected={state.rejected}
        operatorId={operatorId}
        getName={getName}
        onChange={onChange}
      />
      <BaseNotice />
      {children}
    </aside>
  );
};

/**
 * Loads the base (the document that the draft extends) and checks the draft for problems. `editor` is the value of
 * the editor context. `others` are the other people who have the draft open. `isPending` is true while changes are
 * not yet stored.
 */
const useCheckedDraft = (props: WorkspaceProps, { sequence, pending, content }: SessionState['client']) => {
  const { brand, draftId, operatorId, baseRevision: revision } = props;
  const isPending = pending.length > 0;
  const base = useDraftBase({ brand, draftId, name: readExtends(content.document), isPending, revision });
  const checked = useProblems({ brand, draftId, sequence, base, isPending });
  const { problems, blockSizes } = checked;
  const others = props.people.filter((person) => person.operatorId !== operatorId);
  const editor = useEditorValue({ ...props, content, problems, blockSizes, base, people: others });
  return { checked, editor, isPending, others };
};

/**
 * The editor of an open draft: sections, preview and problems side by side. On a phone, only one of these three parts
 * is visible.
 */
export const Workspace = (props: WorkspaceProps) => {
  const { brand, draftId, draft, session } = props;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { sequence } = state.client;
  const [view, setView] = useState<View>('edit');
  const [isMakingVersion, setMakingVersion] = useState(false);
  const { target, open } = useSection();
  const { checked, editor, isPending, others } = useCheckedDraft(props, state.client);
  const { problems } = checked;
  const step = useStep(session);
  useHistoryKeys(editor.canEdit ? step : undefined);
  const handleOpen = (next: SectionTarget) => {
    open(next);
    setView('edit');
  };
  const { check, places, place } = usePlacesValue({
    ...props,
    document: editor.document,
    isPending,
    onShow: () => setView('preview'),
  });
  const picking = usePickedText((search, language) => handleOpen({ section: 'texts', search, language }));
  const handleShowUnfit = (problem: FitProblem) => {
    open({ section: 'texts', search: problem.key, language: problem.language });
    places.show(toPreviewPlace(problem, problem.key));
  };
  return (
    <EditorContext value={editor}>
      <PlacesContext value={places}>
        <div className={styles.root} data-view={view}>
          <Toolbar
            brand={brand}
            name={getBrandName(editor.document, brand)}
            draftName={draft.name}
            state={state}
            canEdit={editor.canEdit}
            people={others}
            onStep={step}
            onMakeVersion={() => setMakingVersion(true)}
          />
          <ViewTabs view={view} problemCount={problems.length} onSelect={setView} />
          <div className={styles.edit}>
            <Sections target={target} onOpen={handleOpen} />
          </div>
          <div className={styles.preview}>
            <PreviewPanel
              draftId={draftId}
              sequence={sequence}
              isPending={isPending}
              place={place}
              onPickText={picking.pick}
              onMeasure={check.add}
            />
          </div>
          <Side {...props} state={state} people={others} onChange={editor.changeOwn}>
            <ProblemsPanel state={checked} onOpenSection={handleOpen} />
            <BudgetPanel firstLoad={checked.firstLoad} />
            <FitPanel check={check} onShow={handleShowUnfit} />
          </Side>
          <FitFrame check={check} />
        </div>
      </PlacesContext>
      {picking.dialog}
      {isMakingVersion && (
        <VersionDialog
          brand={brand}
          draftId={draftId}
          sequence={sequence}
          isReady={!isPending && problems.length === 0}
          onClose={() => setMakingVersion(false)}
        />
      )}
    </EditorContext>
  );
};
