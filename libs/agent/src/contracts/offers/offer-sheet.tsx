import type { ContractCategory, DownlineContracts } from '@livery/api/agents/agent-contracts';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { Sheet } from '@livery/ui/sheet';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftTier, emptyTier } from './offer-draft.ts';
import styles from '../../shared/cards.module.css';
import { TierFields } from './tier-fields.tsx';
import { useOfferForm } from './use-offer-form.ts';
import { useContractFormat } from '../shared/use-contract-format.ts';

interface OfferSheetProps {
  readonly downline: DownlineContracts['list'][number];
  readonly limits: DownlineContracts['limits'];
  readonly onClose: () => void;
}

const maxTiers = 10;

/**
 * Form to offer a contract to a direct downline (a member directly below the agent). The agent's own contract limits
 * the offer.
 */
export const OfferSheet = ({ downline, limits, onClose }: OfferSheetProps) => {
  const { account } = downline;
  const { t } = useTranslation(['contracts', 'shell']);
  const { money } = useFormat();
  const contractFormat = useContractFormat();
  const formId = useId();
  const { open, type, chooseType, ofType, limit, setCategory, submitError, isLoading, submit, ...draft } = useOfferForm(
    {
      downline,
      limits,
      onSent: onClose,
    },
  );
  if (!limit) return null;
  const footer = (
    <Button type="submit" form={formId} tone="accent" isWide isPending={isLoading}>
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
        id={formId}
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
        <Tiers type={type} {...draft} />
        {submitError && (
          <p role="alert" className={styles.error}>
            {submitError}
          </p>
        )}
      </form>
    </Sheet>
  );
};

type TiersProps = Pick<ReturnType<typeof useOfferForm>, 'type' | 'tiers' | 'setTiers' | 'tierErrors' | 'wasTried'>;

const Tiers = ({ type, tiers, setTiers, tierErrors, wasTried }: TiersProps) => {
  const { t } = useTranslation('contracts');
  const { count } = useFormat();
  const change = (key: number, part: Partial<DraftTier>): void =>
    setTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)));
  return (
    <>
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
    </>
  );
};
