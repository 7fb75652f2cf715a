import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useAct } from '../api/use-act.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { TotpSetup } from '../session/totp-setup.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { useLazyOwnTotpSetupQuery, useSetOwnTotpMutation } from './account.api.ts';

interface Setup {
  readonly secret: string;
  readonly uri: string;
  readonly setup: string;
}

/**
 * Panel that sets up or replaces the authenticator app of the operator. The previous app stays valid until the operator
 * has entered a correct first code of the new app.
 */
export const TotpPanel = ({ setAt }: { readonly setAt: string | null }) => {
  const t = useTexts('account');
  const format = useFormat();
  const act = useAct();
  const [getSetup, { isFetching }] = useLazyOwnTotpSetupQuery();
  const [setup, setSetup] = useState<Setup>();
  const handleStart = async () => setSetup(await act(getSetup()));
  return (
    <Panel
      title={t('totp.title')}
      detail={setAt ? t('totp.set', { time: format.day(setAt) }) : t('totp.none')}
      actions={
        <Button isPending={isFetching} onClick={() => void handleStart()}>
          {setAt ? t('totp.replace') : t('totp.setUp')}
        </Button>
      }
    >
      {setup && <SetupDialog setup={setup} onClose={() => setSetup(undefined)} />}
    </Panel>
  );
};

const SetupDialog = ({ setup, onClose }: { readonly setup: Setup; readonly onClose: () => void }) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const act = useAct();
  const [code, setCode] = useState('');
  const [set, { isLoading }] = useSetOwnTotpMutation();
  const handleSubmit = async () => {
    if (await act(set({ setup: setup.setup, code }), t('totp.done'))) onClose();
  };
  return (
    <FormDialog
      title={t('totp.title')}
      submit={shell('action.save')}
      isPending={isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <div onInput={(event) => setCode((event.target as HTMLInputElement).value)}>
        <TotpSetup setup={setup} />
      </div>
    </FormDialog>
  );
};
