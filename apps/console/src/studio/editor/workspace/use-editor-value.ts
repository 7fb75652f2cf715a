import { showToast } from '@livery/ui/toast-queue';
import type { ClientState } from '@livery/drafts/client';
import { DraftError } from '@livery/drafts/draft-error';
import { resolveBrand } from '@livery/merchant/extends';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePermissions } from '../../../session/use-permissions.ts';
import type { BrandProblem } from '../../releases.api.ts';
import type { Draft } from '../../drafts/drafts.api.ts';
import type { DraftSession } from '../live/draft-session.ts';
import { usePresence } from '../live/use-presence.ts';
import { removeInherited } from '../inheritance/remove-inherited.ts';
import type { Change } from '../model/brand-document.ts';
import type { Editor, Person } from '../model/editor-context.ts';
import { createTransientChanges } from '../model/transient-changes.ts';

interface EditorValueOptions {
  readonly brand: string;
  readonly draftId: string;
  readonly draft: Draft;
  readonly session: DraftSession;
  readonly content: ClientState['content'];
  readonly base: Editor['base'];
  readonly problems: readonly BrandProblem[];
  readonly blockSizes: Editor['blockSizes'];
  readonly people: readonly Person[];
  readonly marks: ReadonlySet<string>;
  readonly onPeople: (people: readonly Person[]) => void;
}

/** Returns the draft, and the functions that change it, for the sections of the editor. */
export const useEditorValue = (options: EditorValueOptions): Editor => {
  const { brand, draftId, draft, session, content, base, problems, blockSizes, people, marks, onPeople } = options;
  const t = useTexts('editor');
  const isPermitted = usePermissions();
  const canEdit = draft.state === 'open' && isPermitted('drafts:write', brand);
  // When the operator loses the permission, the fields become read-only. A text that was typed before is still sent:
  // the gateway rejects it, and a notice shows the rejected text. Otherwise, the text would be lost without a message.
  const [couldEdit] = useState(canEdit);
  const [transient] = useState(createTransientChanges);
  const focus = usePresence({ brand, draftId, onPeople });
  return useMemo(() => {
    const changeOwn = (changes: readonly Change[]): boolean => {
      if (!canEdit && !couldEdit) {
        if (changes.length > 0) showToast({ kind: 'fail', text: t('state.readOnly') });
        return false;
      }
      try {
        if (changes.length > 0) session.edit(changes);
        return true;
      } catch (error) {
        if (!(error instanceof DraftError)) throw error;
        showToast({ kind: 'fail', text: t(`impossible.${error.reason}`) });
        return false;
      }
    };
    return {
      brand,
      draftId,
      document: base ? resolveBrand(base.document, content.document) : content.document,
      own: content.document,
      base,
      assets: base ? { ...base.assets, ...content.assets } : content.assets,
      canEdit,
      problems,
      blockSizes,
      people,
      changedByOthers: marks,
      focus,
      change: (changes) => changeOwn(base ? removeInherited(base, changes) : changes),
      changeOwn,
      transient,
    };
  }, [
    brand,
    draftId,
    base,
    content,
    canEdit,
    couldEdit,
    problems,
    blockSizes,
    people,
    marks,
    focus,
    session,
    transient,
    t,
  ]);
};
