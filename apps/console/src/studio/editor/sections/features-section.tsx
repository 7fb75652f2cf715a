import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { flagNeeds } from '@livery/merchant/flag-needs';
import { flagTable } from '@livery/merchant/flag-table';
import type { Flag } from '@livery/merchant/flags';
import { templates } from '@livery/merchant/layout';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { SwitchValue } from '../fields/switch-value.tsx';
import { useEditor } from '../model/editor-context.ts';
import {
  findFlagsToAdd,
  findLostFlags,
  findMissingNeeds,
  flagGroups,
  flags,
  isFlagOn,
  setFlags,
} from '../model/flag-changes.ts';
import { JackpotFields } from './jackpot-fields.tsx';
import styles from './features-section.module.css';

/** A flag change that also affects other flags. A dialog asks the operator to confirm the change of all these flags. */
interface FlagQuestion {
  readonly flag: Flag;
  readonly to: boolean;
  readonly others: readonly Flag[];
}

/**
 * Features of the brand, in groups. The order of the groups is the order in which a member uses the features, from
 * the registration on.
 */
export const FeaturesSection = () => {
  const t = useTexts('editor');
  const { document, change } = useEditor();
  const [question, setQuestion] = useState<FlagQuestion>();
  const isOn = (flag: Flag) => isFlagOn(document, flag);
  const handleToggle = (flag: Flag, to: boolean) => {
    const others = to ? findFlagsToAdd(isOn, flag) : findLostFlags(isOn, flag);
    if (others.length > 0) setQuestion({ flag, to, others });
    else change(setFlags([flag], to));
  };
  return (
    <>
      {flagGroups.map((group) => (
        <Group key={group} title={t(`features.groups.${group}`)}>
          <div className={styles.flags}>
            {flags
              .filter((flag) => flagTable[flag].group === group)
              .map((flag) => (
                <SwitchValue
                  key={flag}
                  path={['flags', flag]}
                  label={t(`flags.${flag}`)}
                  hint={<FlagHint flag={flag} isOn={isOn} />}
                  onToggle={(to) => handleToggle(flag, to)}
                />
              ))}
          </div>
        </Group>
      ))}
      <Group title={t('features.variants')}>
        <ChoiceValue
          path={['templates', 'memberCenter']}
          label={t('features.memberCenter')}
          options={templates.map((value) => ({ value, label: t(`features.memberCenters.${value}`) }))}
        />
        <ChoiceValue
          path={['templates', 'deposit']}
          label={t('features.deposit')}
          options={templates.map((value) => ({ value, label: t(`features.deposits.${value}`) }))}
        />
      </Group>
      <JackpotFields />
      {question && (
        <FlagDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onDecide={(withOthers) => {
            change(setFlags(withOthers ? [...question.others, question.flag] : [question.flag], question.to));
            setQuestion(undefined);
          }}
        />
      )}
    </>
  );
};

/** Shows the flags that a flag needs, and whether each of them is on. */
const FlagHint = ({ flag, isOn }: { readonly flag: Flag; readonly isOn: (flag: Flag) => boolean }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const needs = flagNeeds[flag];
  if (!needs) return null;
  const names = format.either(needs.map((each) => t(`flags.${each}`)));
  const isMissing = isOn(flag) && findMissingNeeds(isOn, flag).length > 0;
  return (
    <span className={isMissing ? styles.missing : undefined}>
      {isMissing ? t('features.noEffect', { names }) : t('features.needs', { names })}
    </span>
  );
};

interface FlagDialogProps {
  readonly question: FlagQuestion;
  readonly onClose: () => void;
  readonly onDecide: (withOthers: boolean) => void;
}

const FlagDialog = ({ question: { flag, to, others }, onClose, onDecide }: FlagDialogProps) => {
  const t = useTexts('editor');
  const shell = useTexts('shell');
  const name = t(`flags.${flag}`);
  return (
    <Dialog
      isOpen
      isDecision
      title={to ? t('features.addTitle', { name }) : t('features.loseTitle', { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{shell('action.cancel')}</Button>
          <Button onClick={() => onDecide(false)}>{to ? t('features.onlyOn') : t('features.onlyOff')}</Button>
          <Button tone="accent" onClick={() => onDecide(true)}>
            {to ? t('features.allOn') : t('features.allOff')}
          </Button>
        </>
      }
    >
      <p>{to ? t('features.addDetail') : t('features.loseDetail')}</p>
      <ul className={styles.others}>
        {others.map((each) => (
          <li key={each}>{t(`flags.${each}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
};
