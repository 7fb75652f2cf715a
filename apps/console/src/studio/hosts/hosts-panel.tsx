import { AsyncContent } from '@livery/ui/async-content';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { AddHost } from './add-host.tsx';
import { HostItem } from './host-item.tsx';
import { useHosts } from './use-hosts.ts';
import cards from '../../ui/card-list.module.css';

/** The hosts of a brand. Shows for each host whether the brand has proved control of the host. */
export const HostsPanel = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('hosts');
  const isPermitted = usePermissions();
  const state = useContentState(useHosts(brand));
  return (
    <Panel title={t('title')} detail={t('detail')}>
      <AsyncContent state={state}>
        {({ hosts }) => (
          <ul className={cards.list}>
            {hosts.map((host) => (
              <HostItem key={host.host} brand={brand} host={host} />
            ))}
          </ul>
        )}
      </AsyncContent>
      {isPermitted('hosts:write', brand) && <AddHost brand={brand} />}
    </Panel>
  );
};
