import { useAffiliateLinksQuery } from '@livery/api/agents/team';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { AsyncContent } from '@livery/ui/async-content';
import { Page } from '@livery/ui/page';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { CreateForm } from './create-form.tsx';
import { Links } from './links.tsx';

const ways = ['direct', 'links'] as const;

/**
 * Page on which an agent creates a downline (a member below the agent): either an account, or a link with which the
 * new member registers.
 */
export const Screen = () => {
  const { t } = useTranslation(['team', 'account', 'games', 'errors', 'shell']);
  const [way, setWay] = useSearchParamChoice('way', ways);
  const queryState = useQueryState(useAffiliateLinksQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Page>
      <SegmentedControl
        label={t('team:open.way')}
        value={way}
        onSelect={setWay}
        segments={ways.map((id) => ({ id, label: t(`team:open.${id}`) }))}
      />
      <AsyncContent state={queryState} rows={4}>
        {({ list, own }) => (way === 'direct' ? <CreateForm maxTerms={own} /> : <Links list={list} maxTerms={own} />)}
      </AsyncContent>
    </Page>
  );
};
