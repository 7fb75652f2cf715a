import { Spinner } from '@livery/ui/spinner';
import { useParams } from 'react-router-dom';
import { useErrorText } from '../../api/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { hasStoredEdits } from './live/edit-queue.ts';
import { useDraftSession } from './live/use-draft-session.ts';
import { Workspace } from './workspace/workspace.tsx';

/** Screen with the editor for one draft of a brand. */
export const EditorScreen = () => {
  const { code = '', draftId = '' } = useParams();
  const { data: me } = useWhoAmIQuery();
  if (!me) return <Spinner />;
  return <DraftEditor key={draftId} brand={code} draftId={draftId} operatorId={me.operatorId} />;
};

interface DraftEditorProps {
  readonly brand: string;
  readonly draftId: string;
  readonly operatorId: string;
}

const DraftEditor = (props: DraftEditorProps) => {
  const t = useTexts('editor');
  const shell = useTexts('shell');
  const explain = useErrorText();
  const { opened, error, retry, people, setPeople, ...live } = useDraftSession(props);
  if (error !== undefined) {
    const reason = explain(error);
    const detail = hasStoredEdits(props.operatorId, props.draftId) ? `${reason} ${t('state.storedEdits')}` : reason;
    return <LoadProblem title={shell('failed')} detail={detail} retryLabel={shell('action.retry')} retry={retry} />;
  }
  if (!opened) return <Spinner />;
  return <Workspace {...props} {...opened} people={people} onPeople={setPeople} {...live} />;
};
