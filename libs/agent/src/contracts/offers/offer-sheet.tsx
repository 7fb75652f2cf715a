import {
  type ContractCategory,
  type ContractType,
  type DownlineContracts,
  useOfferContractMutation,
} from '@livery/api/agents/agent-contracts';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { Sheet } from '@livery/ui/sheet';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftTier, emptyTier, type Limit, validateTiers, toTierRequests } from './offer-draft.ts';
import styles from '../../shared/cards.module.css';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { TierFields } from './tier-fields.tsx';
import { useContractFormat } from '../shared/use-contract-format.ts';

interface OfferSheetProps {
  readonly downline: DownlineContracts['list'][number];
  readonly limits: DownlineContracts['limits'];
  readonly onClose: () => void;
}

const maxTiers = 10;

/** Offers a contract to a direct downline, within the agent's own limits. */
export const OfferSheet = ({
  downline: { id: downlineId, account, hasDividend },
  limits,
  onClose,
}: OfferSheetProps) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const { money, count } = useFormat();
  const contractFormat = useContractFormat();
  const getErrorMessage = useErrorMessage();
  const form = useId();
  const open = limits.filter(({ type }) => hasDividend || type !== 'dividend');
  const [type, setType] = useState<ContractType>(open[0]?.type ?? 'dailySalary');
  const [category, setCategory] = useState<ContractCategory>(open[0]?.category ?? 'CONS');
  const [tiers, setTiers] = useState<readonly DraftTier[]>([emptyTier(0)]);
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [offer, { isLoading }] = useOfferContractMutation();
  const ofType = open.filter((each) => each.type === type);
  const limit: Limit | undefined = ofType.find((each) => each.category === category) ?? ofType[0];
  if (!limit) return null;
  const tierErrors = validateTiers(type, tiers, limit);

  const change = (key: number, part: Partial<DraftTier>): void =>
    setTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)));
  const chooseType = (next: string): void => {
    setType(next as ContractType);
    setTiers(next === 'dividend' ? tiers.map((tier) => ({ ...tier, rateType: 'P' })) : tiers);
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    if (tierErrors.size > 0 || isLoading) return;
    const { error } = await offer({ downlineId, type, category: limit.category, tiers: toTierRequests(type, tiers) });
    if (error) return setSubmitError(getErrorMessage(error));
    showToast({ kind: 'success', text: t('form.sent', { account }) });
    onClose();
  };
  const footer = (
    <Button type="submit" form={form} tone="accent" isWide isPending={isLoading}>
      {t('form.send')}
    </Button>
  );
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={t('form.title', { account })}
      footer={footer}
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ChipRow
          label={t('form.type')}
          value={type}
          onSelect={chooseType}
          choices={[...new Set(open.map((each) => each.type))].map((each) => [each, t(`type.${each}`)] as const)}
        />
        {ofType.length > 1 && (
          <ChipRow
            label={t('form.category')}
            value={limit.category}
            onSelect={(next) => setCategory(next as ContractCategory)}
            choices={ofType.map((each) => [each.category, contractFormat.category(each.category)] as const)}
          />
        )}
        <p className={styles.lead}>
          {t(Number(limit.fixed) > 0 ? 'form.mostBoth' : 'form.most', {
            category: contractFormat.category(limit.category),
            percent: `${limit.percent}%`,
            fixed: money(limit.fixed),
          })}
        </p>
        {tiers.map((tier, index) => (
          <TierFields
            key={tier.key}
            type={type}
            number={count(index + 1)}
            tier={tier}
            error={wasTried ? tierErrors.get(tier.key) : undefined}
            onChange={(part) => change(tier.key, part)}
            {...(tiers.length > 1 && { onRemove: () => setTiers(tiers.filter(({ key }) => key !== tier.key)) })}
          />
        ))}
        {tiers.length < maxTiers && (
          <Button onClick={() => setTiers([...tiers, emptyTier(Math.max(...tiers.map(({ key }) => key)) + 1)])}>
            {t('form.add')}
          </Button>
        )}
        {submitError && (
          <p role="alert" className={styles.mistake}>
            {submitError}
          </p>
        )}
      </form>
    </Sheet>
  );
};
