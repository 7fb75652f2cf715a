import { Link } from '@livery/ui/link';
import { Tag } from '@livery/ui/tag';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { useDraftsQuery } from './drafts.api.ts';

/** The state of the drafts of a brand, with a link to the one that was changed last. */
export const DraftLink = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const shell = useTexts('shell');
  const { data } = useDraftsQuery({ brand });
  const open = data?.drafts.filter(({ state }) => state === 'open') ?? [];
  const [last] = open;
  if (!last) return shell('none');
  const isAhead = open.some(({ sequence }) => sequence > 0);
  return (
    <Link href={paths.editor(brand, last.draftId)}>
      <Tag tone={isAhead ? 'wait' : 'quiet'}>{isAhead ? t('drafts.ahead') : t('drafts.states.open')}</Tag>
    </Link>
  );
};
