import type { Permission } from '@livery/contract/operators/permissions';
import { toCalendarDay } from '@livery/kit/calendar-day';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SecretText } from '../../ui/secret-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useCreateApiTokenMutation } from '../access.api.ts';
import { PermissionFields } from '../permission-fields.tsx';

const dayMs = 86_400_000;

/**
 * Returns the default last day of a new token as `YYYY-MM-DD`: 90 days from today, in the time zone of the browser. The
 * operator can choose another day.
 */
const getDefaultLastDay = (): string =>
  toCalendarDay(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(Date.now() + 90 * dayMs));

/** Creates an API token with some of the operator's own permissions. The token is shown only once. */
export const CreateTokenDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const act = useAct();
  const { data: me } = useWhoAmIQuery();
  const [create, { isLoading }] = useCreateApiTokenMutation();
  const [name, setName] = useState('');
  const [brand, setBrand] = useState('');
  const [lastDay, setLastDay] = useState(getDefaultLastDay);
  const [chosen, setChosen] = useState<readonly Permission[]>([]);
  const [ready, setReady] = useState<{ readonly token: string | null }>();
  const own = brand === '' ? me?.permissions : me?.brands.find(({ code }) => code === brand)?.permissions;
  const handleSubmit = async () => {
    const token = await act(
      create({
        name: name.trim(),
        permissions: [...chosen],
        brands: brand === '' ? null : [brand],
        endsAt: new Date(`${lastDay}T23:59:59`).toISOString(),
      }),
    );
    if (token) setReady(token);
  };
  if (ready)
    return (
      <Dialog
        isOpen
        isDecision
        onOpenChange={onClose}
        title={t('tokens.readyTitle')}
        actions={<Button onClick={onClose}>{shell('action.close')}</Button>}
      >
        {ready.token === null ? (
          <p>{t('tokens.later')}</p>
        ) : (
          <>
            <p>{t('tokens.readyDetail')}</p>
            <SecretText label={t('tokens.token')} text={ready.token} />
          </>
        )}
      </Dialog>
    );
  return (
    <FormDialog
      title={t('tokens.create')}
      submit={t('tokens.create')}
      isPending={isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('tokens.name')}
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SelectField
        label={t('tokens.brands')}
        value={brand}
        onSelect={(code) => {
          setBrand(code);
          setChosen([]);
        }}
        options={[
          { value: '', label: t('tokens.allBrands') },
          ...(me?.brands ?? []).map((each) => ({ value: each.code, label: each.name })),
        ]}
      />
      <TextField
        label={t('tokens.ends')}
        type="date"
        value={lastDay}
        required
        onChange={(event) => setLastDay(event.currentTarget.value)}
      />
      <PermissionFields offered={own ?? []} value={chosen} onChange={setChosen} />
    </FormDialog>
  );
};
