import { AsyncContent } from '@livery/ui/async-content';
import { useParams } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Operator, useOperatorsQuery } from '../access.api.ts';
import { Grants } from './grants.tsx';
import { OperatorActions } from './operator-actions.tsx';
import { OperatorState } from './operator-state.tsx';
import { useFactorsText } from './use-factors-text.ts';

/**
 * Screen of one operator: the state of the account, the second factors, the granted roles and the actions for the
 * account.
 */
export const OperatorScreen = () => {
  const { id } = useParams();
  const state = useContentState(useOperatorsQuery());
  return (
    <AsyncContent state={state}>
      {({ list }) => {
        const operator = list.find((each) => each.id === id);
        return operator ? <Details operator={operator} /> : <NotFound />;
      }}
    </AsyncContent>
  );
};

const Details = ({ operator }: { readonly operator: Operator }) => {
  const t = useTexts('access');
  const format = useFormat();
  const getFactorsText = useFactorsText();
  const { name, email, state, invitationEndsAt, lastLoginAt, sessions } = operator;
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        detail={<bdi>{email}</bdi>}
        actions={<OperatorActions operator={operator} />}
      />
      <Panel
        title={<OperatorState state={state} />}
        detail={
          invitationEndsAt
            ? t('operator.invitationEnds', { time: format.time(invitationEndsAt) })
            : `${t('operators.lastLogin')}: ${lastLoginAt ? format.time(lastLoginAt) : t('operators.never')}`
        }
      >
        <p>
          {getFactorsText(operator)} · {t('operators.sessions', { count: sessions })}
        </p>
      </Panel>
      <Grants operator={operator} />
    </>
  );
};
