import { useAffiliateLinksQuery } from '@livery/api/team';
import { useAnswer } from '@livery/kit/use-answer';
import { useChoice } from '@livery/kit/use-choice';
import { Loaded } from '@livery/ui/loaded';
import { Page } from '@livery/ui/page';
import { Segmented } from '@livery/ui/segmented';
import { useTranslation } from 'react-i18next';
import { DirectForm } from './direct-form.tsx';
import { Links } from './links.tsx';

const ways = ['direct', 'links'] as const;

/** How the team grows: an account that the agent opens, or a link by which people register themselves. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'account', 'games', 'errors', 'shell']);
  const [way, setWay] = useChoice('way', ways);
  const answer = useAnswer(useAffiliateLinksQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Page>
      <Segmented
        label={t('team:open.way')}
        value={way}
        onSelect={setWay}
        segments={ways.map((id) => ({ id, label: t(`team:open.${id}`) }))}
      />
      <Loaded answer={answer} rows={4}>
        {({ list, own }) => (way === 'direct' ? <DirectForm own={own} /> : <Links list={list} own={own} />)}
      </Loaded>
    </Page>
  );
};
