import { useSetNicknameMutation, useSetPayeeNameMutation } from '@livery/api/account/profile';
import { nicknamePattern, payeePattern, profileLimits } from '@livery/contract/account/profile-rules';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyDialogProps } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { FormSheet } from '../../shared/form-sheet.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

interface NameSheetProps extends LazyDialogProps {
  readonly field: 'nickname' | 'payeeName';
  readonly currentName: string;
}

const patterns = { nickname: nicknamePattern, payeeName: payeePattern };

/**
 * Sheet to set the nickname or the payee name (the name of the owner of the payout accounts). The payee name can be set
 * only once, and the form warns about this.
 */
export const NameSheet = ({ field, currentName, ...dialog }: NameSheetProps) => {
  const { t } = useTranslation(['member', 'shell']);
  const getErrorMessage = useErrorMessage();
  const [name, setName] = useState(currentName);
  const [wasSent, setWasSent] = useState(false);
  const [setNickname, nickname] = useSetNicknameMutation();
  const [setPayeeName, payee] = useSetPayeeNameMutation();
  const saving = field === 'nickname' ? nickname : payee;
  const { min, max } = profileLimits[field];
  const trimmed = name.trim();
  const isValid = trimmed.length >= min && trimmed.length <= max && patterns[field].test(trimmed);
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isValid) return;
    const { data } = await (field === 'nickname'
      ? setNickname({ nickname: trimmed })
      : setPayeeName({ payeeName: trimmed }));
    if (data) dialog.onOpenChange(false);
  };
  return (
    <FormSheet
      {...dialog}
      title={t(`profile.${field}`)}
      submit={t('save')}
      isPending={saving.isLoading}
      error={saving.error && getErrorMessage(saving.error)}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t(`profile.${field}`)}
        value={name}
        maxLength={max}
        autoComplete={field === 'nickname' ? 'nickname' : 'name'}
        hint={t(`profile.${field}Hint`, { min, max })}
        error={wasSent && !isValid ? t(`profile.${field}Wrong`, { min, max }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormSheet>
  );
};
