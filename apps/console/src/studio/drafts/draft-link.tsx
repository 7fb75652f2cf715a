import type { ResponseValue } from '@livery/contract/operation';
import type { listOpenDrafts } from '@livery/contract/operators/drafts';
import { Link } from '@livery/ui/link';
import { Tag } from '@livery/ui/tag';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { None } from '../../ui/none.tsx';

interface DraftLinkProps {
  /** The most recently changed draft of a brand that is not closed. Undefined if the brand has no such draft. */
  readonly draft: ResponseValue<typeof listOpenDrafts>['drafts'][number] | undefined;
}

/** Shows whether a brand has a draft that is not closed. Links to the draft that was changed last. */
export const DraftLink = ({ draft }: DraftLinkProps) => {
  const t = useTexts('studio');
  if (!draft) return <None />;
  return (
    <Link href={paths.editor(draft.brand, draft.draftId)}>
      <Tag tone={draft.isAhead ? 'wait' : 'quiet'}>{draft.isAhead ? t('drafts.ahead') : t('drafts.states.open')}</Tag>
    </Link>
  );
};
