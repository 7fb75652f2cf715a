import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { type ReactNode, useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Role, useRolesQuery } from '../access.api.ts';
import { useRoleName } from '../use-role-name.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import styles from './roles.module.css';

/**
 * Screen with the built-in roles and the roles that operators have created. With the permission, the operator can
 * create, change and delete roles.
 */
export const RolesScreen = () => {
  const t = useTexts('access');
  const isPermitted = usePermissions();
  const state = useContentState(useRolesQuery());
  const [edited, setEdited] = useState<Role | 'new'>();
  const [deleted, setDeleted] = useState<Role>();
  const canWrite = isPermitted('roles:write');
  return (
    <>
      <PageHeader
        title={t('roles.title')}
        actions={
          canWrite && (
            <Button tone="accent" onClick={() => setEdited('new')}>
              {t('roles.create')}
            </Button>
          )
        }
      />
      <AsyncContent state={state}>
        {({ list }) => {
          const own = list.filter(({ isBuiltIn }) => !isBuiltIn);
          return (
            <>
              <Panel title={t('roles.own')} {...(own.length === 0 && { detail: t('roles.none') })}>
                <RoleList
                  roles={own}
                  renderActions={(role) =>
                    canWrite && (
                      <>
                        <Button size="small" onClick={() => setEdited(role)}>
                          {t('roles.edit')}
                        </Button>
                        <Button size="small" onClick={() => setDeleted(role)}>
                          {t('roles.delete')}
                        </Button>
                      </>
                    )
                  }
                />
              </Panel>
              <Panel title={t('roles.builtIn')} detail={t('roles.controlHint')}>
                <RoleList roles={list.filter(({ isBuiltIn }) => isBuiltIn)} />
              </Panel>
            </>
          );
        }}
      </AsyncContent>
      {edited && <RoleDialog {...(edited !== 'new' && { role: edited })} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteRoleDialog role={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
};

interface RoleListProps {
  readonly roles: readonly Role[];
  readonly renderActions?: (role: Role) => ReactNode;
}

const RoleList = ({ roles, renderActions }: RoleListProps) => {
  const t = useTexts('access');
  const getRoleName = useRoleName();
  if (roles.length === 0) return null;
  return (
    <ul className={styles.list}>
      {roles.map((role) => (
        <li key={role.id} className={styles.item}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              <strong>
                <bdi>{getRoleName(role.id)}</bdi>
              </strong>
              <span className={styles.muted}>{t('roles.permissions', { count: role.permissions.length })}</span>
            </summary>
            <ul className={styles.permissions}>
              {role.permissions.map((permission) => (
                <li key={permission}>{t(`permission.${permission}`)}</li>
              ))}
            </ul>
          </details>
          {renderActions?.(role)}
        </li>
      ))}
    </ul>
  );
};
