import { SegmentedControl } from '@livery/ui/segmented-control';
import type { TextCandidate } from '@livery/contract/operators/preview-messages';
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
import { useFitCheck } from '../fit/use-fit-check.ts';
import { BaseNotice } from '../inheritance/base-notice.tsx';
import { useDraftBase } from '../inheritance/use-draft-base.ts';
import type { TextPlace } from '../sections/licence-fields.tsx';
import { type SectionId, sectionIds } from '../model/problem-path.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
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
  /** Keys of the paths that other people have changed in the last seconds. */
  readonly marks: ReadonlySet<string>;
  /** Number that increases when the base of the draft may have a new version. */
  readonly baseRevision: number;
}

const views = ['edit', 'preview', 'problems'] as const;
type View = (typeof views)[number];

/** The open section. The URL contains it, so that a reload and a link open the same section. */
const useSection = () => {
  const [params, setParams] = useSearchParams();
  const section = sectionIds.find((id) => id === params.get('section')) ?? 'identity';
  const search = params.get('text') ?? '';
  const language = params.get('language') ?? undefined;
  const open = (next: SectionId, text?: string, language?: string) =>
    setParams(
      { section: next, ...(text !== undefined && { text }), ...(language !== undefined && { language }) },
      { replace: true },
    );
  return { section, search, language, open };
};

interface ViewTabsProps {
  readonly view: View;
  readonly problemCount: number;
  readonly onSelect: (view: View) => void;
}

/** Tabs that select the part of the editor on a small screen. */
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

/** Returns the name in a document. Returns the code of the brand if the document has no valid name. */
const getBrandName = ({ name }: BrandDocument, brand: string): string => (typeof name === 'string' ? name : brand);

/** Checks whether texts fit. When the operator selects a text that does not fit, the preview shows it. */
const useFit = (
  { brand, draftId }: Pick<WorkspaceProps, 'brand' | 'draftId'>,
  document: BrandDocument,
  onShow: (problem: FitProblem) => void,
) => {
  const t = useTexts('editor');
  const check = useFitCheck({ brand, draftId, document, frameTitle: t('fit.frame') });
  const [target, setTarget] = useState<FitProblem>();
  const show = (problem: FitProblem) => {
    onShow(problem);
    // A new object, so that the preview shows the text again even if it was the last shown text.
    setTarget({ ...problem });
  };
  /** Shows a text of the brand on a screen that most visitors see. */
  const showText = ({ language, key, text }: TextPlace) =>
    show({ language, key, text, own: text, path: '/m/home', visitor: 'guest', width: 390, kind: 'cut' });
  return { check, target, show, showText };
};

interface SideProps extends Pick<WorkspaceProps, 'operatorId' | 'session' | 'people'> {
  readonly state: ReturnType<DraftSession['getState']>;
  readonly onChange: (changes: readonly Change[]) => void;
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

/** Returns the draft with its base and its problems, for the sections of the editor. */
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

/** The editor of an open draft: sections, preview and problems side by side, or one of them on a phone. */
export const Workspace = (props: WorkspaceProps) => {
  const { brand, draftId, draft, session } = props;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { sequence } = state.client;
  const [view, setView] = useState<View>('edit');
  const [isMakingVersion, setMakingVersion] = useState(false);
  const { section, search, language, open } = useSection();
  const { checked, editor, isPending, others } = useCheckedDraft(props, state.client);
  const { problems } = checked;
  const step = useStep(session);
  useHistoryKeys(editor.canEdit ? step : undefined);
  const handleOpen = (next: SectionId, text?: string) => {
    open(next, text);
    setView('edit');
  };
  const fit = useFit(props, editor.document, ({ key, language: shown }) => {
    open('texts', key, shown);
    setView('preview');
  });
  const handlePick = ([candidate]: readonly TextCandidate[]) => candidate && handleOpen('texts', candidate.key);
  return (
    <EditorContext value={editor}>
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
          <Sections
            section={section}
            search={search}
            language={language}
            onOpen={handleOpen}
            onShowText={fit.showText}
          />
        </div>
        <div className={styles.preview}>
          <PreviewPanel
            draftId={draftId}
            sequence={sequence}
            isPending={isPending}
            target={fit.target}
            onPickText={handlePick}
            onMeasure={fit.check.add}
          />
        </div>
        <Side {...props} state={state} people={others} onChange={editor.changeOwn}>
          <ProblemsPanel state={checked} onOpenSection={handleOpen} />
          <FitPanel check={fit.check} onShow={fit.show} />
        </Side>
        <FitFrame check={fit.check} />
      </div>
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
