import { AsyncContent } from '@livery/ui/async-content';
import { useParams } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Drafts } from '../drafts/drafts.tsx';
import { useManagedBrandsQuery } from '../releases.api.ts';
import { EnvironmentsPanel } from '../hosts/environments-panel.tsx';
import { HostsPanel } from '../hosts/hosts-panel.tsx';
import { Policies } from '../publish/policies.tsx';
import { Scheduled } from '../publish/scheduled.tsx';
import { Trials } from '../publish/trials.tsx';
import { Inheritance } from './inheritance.tsx';
import { Changes } from './changes.tsx';
import { Releases } from './releases.tsx';
import { Versions } from './versions.tsx';

/**
 * Page of one brand: its drafts, hosts, releases, environments, versions, inheritance and history. Shows only the
 * panels for which the operator has the permission.
 */
export const BrandScreen = () => {
  const { code = '' } = useParams();
  const t = useTexts('studio');
  const isPermitted = usePermissions();
  const state = useContentState(useManagedBrandsQuery());
  return (
    <AsyncContent state={state}>
      {({ brands }) => {
        const brand = brands.find((each) => each.brand === code);
        if (!brand) return <NotFound />;
        return (
          <>
            <PageHeader title={<bdi>{brand.name}</bdi>} detail={t(`brand.source.${brand.source}`)} />
            {isPermitted('drafts:read', code) && <Drafts brand={code} />}
            <HostsPanel brand={code} />
            {isPermitted('releases:read', code) && (
              <>
                <Trials brand={code} />
                <Scheduled brand={code} />
                <Releases brand={code} />
                <EnvironmentsPanel brand={code} />
              </>
            )}
            <Versions brand={code} />
            {isPermitted('brands:read', code) && <Inheritance brand={code} />}
            {isPermitted('releases:read', code) && (
              <>
                <Changes brand={code} />
                <Policies brand={code} />
              </>
            )}
          </>
        );
      }}
    </AsyncContent>
  );
};
