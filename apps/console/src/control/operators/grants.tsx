import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type Grant,
  type Operator,
  useEndBrandGrantMutation,
  useEndGrantMutation,
  useGiveGrantMutation,
  useRequestGrantMutation,
  useRolesQuery,
} from '../access.api.ts';
import { useRoleName } from '../use-role-name.ts';
import { emptyGrant, getGrantEnd, GrantFields } from './grant-fields.tsx';
import styles from '../../ui/record-list.module.css';

/**
 * Lists the grants of an operator. A grant is a role for one brand or for all brands, with an optional end and a
 * reason. Grants can be added and ended here.
 */
export const Grants = ({ operator }: { readonly operator: Operator }) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const format = useFormat();
  const getRoleName = useRoleName();
  const isPermitted = usePermissions();
  const { data: me } = useWhoAmIQuery();
  const [isGiving, setGiving] = useState(false);
  const [ended, setEnded] = useState<Grant>();
  const { grants } = operator;
  const getPlace = (brand: string | null): string =>
    brand === null ? shell('platform') : (me?.brands.find(({ code }) => code === brand)?.name ?? brand);
  return (
    <Panel
      title={t('operator.grants')}
      {...(grants.length === 0 && { detail: t('operator.noGrants') })}
      actions={isPermitted('grants:write') && <Button onClick={() => setGiving(true)}>{t('operator.give')}</Button>}
    >
      {grants.length > 0 && (
        <ul className={styles.list}>
          {grants.map((grant) => (
            <li key={grant.id} className={styles.item}>
              <div className={styles.text}>
                <strong>
                  <bdi>{getRoleName(grant.roleId)}</bdi> · <bdi>{getPlace(grant.brand)}</bdi>
                </strong>
                <span className={styles.detail}>
                  {grant.endsAt ? t('operator.until', { time: format.time(grant.endsAt) }) : t('operator.open')}
                  {' · '}
                  {t('operator.given', { time: format.day(grant.givenAt), reason: grant.reason })}
                </span>
              </div>
              {isPermitted('grants:write', grant.brand ?? undefined) && (
                <Button size="small" onClick={() => setEnded(grant)}>
                  {t('operator.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isGiving && <GiveDialog operatorId={operator.id} onClose={() => setGiving(false)} />}
      {ended && <EndDialog grant={ended} onClose={() => setEnded(undefined)} />}
    </Panel>
  );
};

const GiveDialog = ({ operatorId, onClose }: { readonly operatorId: string; readonly onClose: () => void }) => {
  const t = useTexts('access');
  const act = useAct();
  const { data: roles } = useRolesQuery();
  const [grant, setGrant] = useState(emptyGrant);
  const [give, giving] = useGiveGrantMutation();
  const [request, requesting] = useRequestGrantMutation();
  const control = new Set(roles?.controlPermissions);
  const role = roles?.list.find(({ id }) => id === grant.roleId);
  const needsApproval = grant.brand === '' || role?.permissions.some((permission) => control.has(permission));
  const handleSubmit = async () => {
    const { roleId, brand } = grant;
    const fields = { operatorId, roleId, endsAt: getGrantEnd(grant), reason: grant.reason.trim() };
    const done = needsApproval
      ? await act(request({ brand: brand === '' ? null : brand, ...fields }), t('operator.grantRequested'))
      : await act(give({ brand, ...fields }), t('operator.grantGiven'));
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('operator.give')}
      submit={needsApproval ? t('grant.request') : t('grant.submit')}
      isPending={giving.isLoading || requesting.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <GrantFields value={grant} onChange={setGrant} />
      {needsApproval && <p>{t('grant.twoPersons')}</p>}
    </FormDialog>
  );
};

const EndDialog = ({
  grant: { id, brand, roleId },
  onClose,
}: {
  readonly grant: Grant;
  readonly onClose: () => void;
}) => {
  const t = useTexts('access');
  const act = useAct();
  const getRoleName = useRoleName();
  const [endBrandGrant, ending] = useEndBrandGrantMutation();
  const [endGrant, endingAny] = useEndGrantMutation();
  const { data: me } = useWhoAmIQuery();
  const isForPlatform = me?.permissions.includes('grants:write') ?? false;
  const handleSubmit = async (reason: string) => {
    const change = brand === null || isForPlatform ? endGrant({ id, reason }) : endBrandGrant({ brand, id, reason });
    if (await act(change, t('operator.grantEnded'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('operator.endTitle', { role: getRoleName(roleId) })}
      detail={t('operator.endDetail')}
      submit={t('operator.end')}
      isDanger
      isPending={ending.isLoading || endingAny.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    />
  );
};
