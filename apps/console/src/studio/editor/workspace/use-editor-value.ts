import { showToast } from '@livery/ui/toast-queue';
import type { ClientState } from '@livery/drafts/client';
import { DraftError } from '@livery/drafts/draft-error';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePermissions } from '../../../session/use-permissions.ts';
import type { BrandProblem } from '../../releases.api.ts';
import type { Draft } from '../../drafts/drafts.api.ts';
import type { DraftSession } from '../live/draft-session.ts';
import { usePresence } from '../live/use-presence.ts';
import type { Editor, Person } from '../model/editor-context.ts';

interface EditorValueOptions {
  readonly brand: string;
  readonly draftId: string;
  readonly draft: Draft;
  readonly session: DraftSession;
  readonly content: ClientState['content'];
  readonly problems: readonly BrandProblem[];
  readonly blockSizes: Editor['blockSizes'];
  readonly people: readonly Person[];
  readonly marks: ReadonlySet<string>;
  readonly onPeople: (people: readonly Person[]) => void;
}

/** Returns what the sections of the editor show and change. */
export const useEditorValue = (options: EditorValueOptions): Editor => {
  const { brand, draftId, draft, session, content, problems, blockSizes, people, marks, onPeople } = options;
  const t = useTexts('editor');
  const isPermitted = usePermissions();
  const canEdit = draft.state === 'open' && isPermitted('drafts:write', brand);
  const focus = usePresence({ brand, draftId, onPeople });
  return useMemo(
    () => ({
      brand,
      document: content.document,
      assets: content.assets,
      canEdit,
      problems,
      blockSizes,
      people,
      changedByOthers: marks,
      focus,
      change: (changes) => {
        if (!canEdit || changes.length === 0) return;
        try {
          session.edit(changes);
        } catch (error) {
          if (!(error instanceof DraftError)) throw error;
          showToast({ kind: 'fail', text: t(`impossible.${error.reason}`) });
        }
      },
    }),
    [brand, content, canEdit, problems, blockSizes, people, marks, focus, session, t],
  );
};
