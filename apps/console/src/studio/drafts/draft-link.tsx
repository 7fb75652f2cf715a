import type { ResponseValue } from '@livery/contract/operation';
import type { listOpenDrafts } from '@livery/contract/operators/drafts';
import { Link } from '@livery/ui/link';
import { Tag } from '@livery/ui/tag';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { None } from '../../ui/none.tsx';

interface DraftLinkProps {
  /** The most recently changed open draft of a brand. Undefined if the brand has no open draft. */
  readonly draft: ResponseValue<typeof listOpenDrafts>['drafts'][number] | undefined;
}

/** Shows whether a brand has an open draft, with a link to the most recently changed one. */
export const DraftLink = ({ draft }: DraftLinkProps) => {
  const t = useTexts('studio');
  if (!draft) return <None />;
  return (
    <Link href={paths.editor(draft.brand, draft.draftId)}>
      <Tag tone={draft.isAhead ? 'wait' : 'quiet'}>{draft.isAhead ? t('drafts.ahead') : t('drafts.states.open')}</Tag>
    </Link>
  );
};
