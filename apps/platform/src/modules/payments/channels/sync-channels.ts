import { parseAmount } from '@livery/contract/money';
import type { OfferedChannels } from '@livery/contract/payment-channels/calls';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { ServiceCallError } from '../../../core/signed-calls/signed-client.ts';
import { payoutBanks } from '../bank-accounts.tables.ts';
import { paymentChannels } from '../deposits/deposits.tables.ts';
import { withdrawalRules } from '../withdrawals.tables.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';

interface ChannelSyncDeps {
  readonly db: Database;
  /**
   * Payment providers. The withdrawal rules of a brand come from the first provider that defines withdrawal rules.
   */
  readonly providers: readonly PaymentProvider[];
  readonly brands: readonly Merchant[];
  readonly onError: (error: unknown) => void;
}

/**
 * Distance between the positions of the first channels of two successive providers. Each provider has fewer channels
 * than this number, so the positions of two providers never overlap.
 */
const positionsPerProvider = 1000;

interface OfferOwner {
  readonly merchant: string;
  readonly provider: string;
  /** Position of the provider in the list of providers in the settings, from 0. */
  readonly order: number;
}

const toRowId = ({ merchant, provider }: OfferOwner, id: string): string =>
  `${merchant}-${provider.toLowerCase()}-${id}`;

const toFees = ({ feeRate, feeFixed }: { readonly feeRate: string; readonly feeFixed: string }) => ({
  feeRate: parseAmount(feeRate),
  feeFixed: parseAmount(feeFixed),
});

const saveChannels = async (tx: Database, owner: OfferOwner, channels: OfferedChannels['channels']): Promise<void> => {
  const { merchant, provider, order } = owner;
  for (const [index, channel] of channels.entries()) {
    const { id, kind, names, minAmount, maxAmount, quickAmounts, payWithin, processingMinutes } = channel;
    const values = {
      kind,
      names,
      minAmount: parseAmount(minAmount),
      maxAmount: parseAmount(maxAmount),
      quickAmounts: quickAmounts.map(parseAmount),
      ...toFees(channel),
      payWithin,
      processingMinutes,
      isOn: true,
      position: order * positionsPerProvider + index,
    };
    await tx
      .insert(paymentChannels)
      .values({ id: toRowId(owner, id), merchant, provider, providerChannel: id, ...values })
      .onConflictDoUpdate({ target: paymentChannels.id, set: values });
  }
  // A channel that the provider no longer offers is disabled, not deleted, because deposits refer to its row.
  await tx
    .update(paymentChannels)
    .set({ isOn: false })
    .where(
      and(
        eq(paymentChannels.merchant, merchant),
        eq(paymentChannels.provider, provider),
        notInArray(
          paymentChannels.providerChannel,
          channels.map(({ id }) => id),
        ),
      ),
    );
};

const saveBanks = async (tx: Database, owner: OfferOwner, banks: OfferedChannels['banks']): Promise<void> => {
  const { merchant, provider, order } = owner;
  for (const [index, { id, kind, name, minDigits, maxDigits }] of banks.entries()) {
    const position = order * positionsPerProvider + index;
    const values = { kind, name, shortest: minDigits, longest: maxDigits, isOn: true, position };
    await tx
      .insert(payoutBanks)
      .values({ id: toRowId(owner, id), merchant, provider, providerBank: id, ...values })
      .onConflictDoUpdate({ target: payoutBanks.id, set: values });
  }
  await tx
    .update(payoutBanks)
    .set({ isOn: false })
    .where(
      and(
        eq(payoutBanks.merchant, merchant),
        eq(payoutBanks.provider, provider),
        notInArray(
          payoutBanks.providerBank,
          banks.map(({ id }) => id),
        ),
      ),
    );
};

const saveRules = async (
  tx: Database,
  merchant: string,
  rules: NonNullable<OfferedChannels['withdrawals']>,
): Promise<void> => {
  const { minAmount, maxAmount, dailyMaxAmount, dailyCount, freeCount, maxAccounts } = rules;
  const values = {
    minAmount: parseAmount(minAmount),
    maxAmount: parseAmount(maxAmount),
    dailyMaxAmount: parseAmount(dailyMaxAmount),
    dailyCount,
    freeCount,
    ...toFees(rules),
    maxCards: maxAccounts,
  };
  await tx
    .insert(withdrawalRules)
    .values({ merchant, ...values })
    .onConflictDoUpdate({ target: withdrawalRules.merchant, set: values });
};

const nothing: OfferedChannels = { channels: [], banks: [] };

/**
 * Creates the job that loads the channels, banks and rules of each brand from its payment providers. If a provider
 * rejects a brand, its channels and banks are disabled for this brand. If a provider does not respond, its stored
 * channels and banks stay unchanged.
 */
export const createChannelSync = ({ db, providers, brands, onError }: ChannelSyncDeps) => {
  const readOffer = async (
    { listChannels }: PaymentProvider,
    { code: merchant, currency }: Merchant,
  ): Promise<OfferedChannels | undefined> => {
    try {
      return await listChannels?.({ merchant, currency });
    } catch (error) {
      onError(error);
      return error instanceof ServiceCallError && error.outcome === 'rejected' ? nothing : undefined;
    }
  };

  const syncBrand = async (brand: Merchant): Promise<void> => {
    const offers = await Promise.all(
      providers.map(async (provider, order) => ({
        owner: { merchant: brand.code, provider: provider.code, order },
        offer: await readOffer(provider, brand),
      })),
    );
    // The withdrawal rules come from the first provider that defines them. If an earlier provider does not respond, it
    // is unknown whether it defines rules. In this case, the stored rules stay unchanged.
    const rules = offers.find(({ offer }) => !offer || offer.withdrawals)?.offer?.withdrawals;
    await db.transaction(async (tx) => {
      for (const { owner, offer } of offers) {
        if (!offer) continue;
        await saveChannels(tx, owner, offer.channels);
        await saveBanks(tx, owner, offer.banks);
      }
      if (rules) await saveRules(tx, brand.code, rules);
    });
  };

  return async (): Promise<void> => {
    for (const brand of brands) await syncBrand(brand).catch(onError);
  };
};
