import { useSetNicknameMutation, useSetPayeeNameMutation } from '@livery/api/profile';
import { nicknamePattern, payeePattern, profileLimits } from '@livery/contract/profile-rules';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../late-panel/use-late-panel.tsx';
import { FormSheet } from '../parts/form-sheet.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';

interface NameSheetProps extends PanelProps {
  readonly what: 'nickname' | 'payeeName';
  readonly known: string;
}

const patterns = { nickname: nicknamePattern, payeeName: payeePattern };

/** The name that others see, or the one that money is paid out to: that one can be set once, and the form says so before. */
export const NameSheet = ({ what, known, ...panel }: NameSheetProps) => {
  const { t } = useTranslation(['member', 'shell']);
  const phrase = useErrorPhrase();
  const [name, setName] = useState(known);
  const [wasSent, setWasSent] = useState(false);
  const [setNickname, nickname] = useSetNicknameMutation();
  const [setPayeeName, payee] = useSetPayeeNameMutation();
  const saving = what === 'nickname' ? nickname : payee;
  const { min, max } = profileLimits[what];
  const trimmed = name.trim();
  const isValid = trimmed.length >= min && trimmed.length <= max && patterns[what].test(trimmed);
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isValid) return;
    const { data } = await (what === 'nickname'
      ? setNickname({ nickname: trimmed })
      : setPayeeName({ payeeName: trimmed }));
    if (data) panel.onOpenChange(false);
  };
  return (
    <FormSheet
      {...panel}
      title={t(`profile.${what}`)}
      submit={t('save')}
      isPending={saving.isLoading}
      mistake={saving.error && phrase(saving.error)}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t(`profile.${what}`)}
        value={name}
        maxLength={max}
        autoComplete={what === 'nickname' ? 'nickname' : 'name'}
        hint={t(`profile.${what}Hint`, { min, max })}
        error={wasSent && !isValid ? t(`profile.${what}Wrong`, { min, max }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormSheet>
  );
};
