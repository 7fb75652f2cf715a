import {
  type ContractCategory,
  type ContractType,
  type DownlineContracts,
  useOfferContractMutation,
} from '@livery/api/agents/agent-contracts';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftTier, emptyTier, type Limit, toTierRequests, validateTiers } from './offer-draft.ts';

interface OfferFormOptions {
  readonly downline: DownlineContracts['list'][number];
  readonly limits: DownlineContracts['limits'];
  readonly onSent: () => void;
}

/**
 * Form state of `OfferSheet`: fields, limits and submit. `limit` contains the maximum rates for the selected contract
 * type and game category. `limit` is undefined if the agent may not offer a contract of this type to the downline (a
 * member directly below the agent).
 */
export const useOfferForm = ({
  downline: { id: downlineId, account, hasDividend },
  limits,
  onSent,
}: OfferFormOptions) => {
  const { t } = useTranslation('contracts');
  const getErrorMessage = useErrorMessage();
  const open = limits.filter(({ type }) => hasDividend || type !== 'dividend');
  const [type, setType] = useState<ContractType>(open[0]?.type ?? 'dailySalary');
  const [category, setCategory] = useState<ContractCategory>(open[0]?.category ?? 'CONS');
  const [tiers, setTiers] = useState<readonly DraftTier[]>([emptyTier(0)]);
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [offer, { isLoading }] = useOfferContractMutation();
  const ofType = open.filter((each) => each.type === type);
  const limit: Limit | undefined = ofType.find((each) => each.category === category) ?? ofType[0];
  const tierErrors = limit ? validateTiers(type, tiers, limit) : new Map();

  const chooseType = (next: string): void => {
    setType(next as ContractType);
    setTiers(next === 'dividend' ? tiers.map((tier) => ({ ...tier, rateType: 'P' })) : tiers);
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    if (!limit || tierErrors.size > 0 || isLoading) return;
    const { error } = await offer({ downlineId, type, category: limit.category, tiers: toTierRequests(type, tiers) });
    if (error) return setSubmitError(getErrorMessage(error));
    showToast({ kind: 'success', text: t('form.sent', { account }) });
    onSent();
  };
  return {
    open,
    type,
    chooseType,
    ofType,
    limit,
    setCategory,
    tiers,
    setTiers,
    tierErrors,
    wasTried,
    submitError,
    isLoading,
    submit,
  };
};
