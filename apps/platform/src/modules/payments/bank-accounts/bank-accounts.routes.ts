import {
  addBankCard,
  listBankCards,
  listPayoutBanks,
  paymentPasswordStatus,
  removeBankCard,
  resetPaymentPassword,
  setPaymentPassword,
} from '@livery/contract/withdrawals';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { BankCards } from './bank-accounts.ts';
import type { PaymentPassword } from '../payment-password/payment-password.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface CardsRoutesDeps {
  readonly merchants: Merchants;
  readonly cards: BankCards;
  readonly paymentPassword: PaymentPassword;
}

/** Rate limit of the routes that check a password: the maximum number of calls per minute from one IP address. */
const tries = { perMinute: 20 } as const;

const registerBankAccounts = (route: Route, { merchants, cards, paymentPassword }: CardsRoutesDeps): void => {
  const gate = createFeatureGuard(merchants, 'WITHDRAW');

  route(listBankCards, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    return {
      cards: await cards.list(memberId),
      mostCards: await cards.getMaxCards(merchant.code),
      hasPaymentPassword: (await paymentPassword.getStatus(memberId)).isSet,
      payeeName: await cards.payeeName(memberId),
    };
  });

  route(listPayoutBanks, async (call) => {
    await gate(call);
    return { banks: await cards.banks(call.merchant.code) };
  });

  route(
    addBankCard,
    async (call) => {
      await gate(call);
      const {
        merchant,
        session: { memberId },
        request: { paymentPassword: enteredPassword, ...card },
      } = call;
      await paymentPassword.verify(memberId, enteredPassword);
      return cards.add({ merchant: merchant.code, memberId, ...card });
    },
    tries,
  );

  route(
    removeBankCard,
    async (call) => {
      await gate(call);
      const {
        merchant,
        session: { memberId },
        request,
      } = call;
      await paymentPassword.verify(memberId, request.paymentPassword);
      await cards.remove(call.session, request.id);
      return { cards: await cards.list(memberId), mostCards: await cards.getMaxCards(merchant.code) };
    },
    tries,
  );
};

const registerPaymentPassword = (route: Route, { merchants, paymentPassword }: CardsRoutesDeps): void => {
  // This guard rejects trial members (members with trial money), but does not check that withdrawals (the flag
  // WITHDRAW) are on. The payment password is also necessary for transfers.
  const realMembers = createFeatureGuard(merchants);

  route(paymentPasswordStatus, async (call) => {
    await realMembers(call);
    const { isSet, lockedUntil, payoutsHeldUntil } = await paymentPassword.getStatus(call.session.memberId);
    return {
      isSet,
      lockedUntil: lockedUntil?.toISOString() ?? null,
      payoutsHeldUntil: payoutsHeldUntil?.toISOString() ?? null,
    };
  });

  route(
    setPaymentPassword,
    async (call) => {
      await realMembers(call);
      const {
        language,
        session,
        request: { current, paymentPassword: newPassword },
      } = call;
      const { isSet } = await paymentPassword.getStatus(session.memberId);
      if (isSet) await paymentPassword.verify(session.memberId, current ?? '');
      await paymentPassword.set(session, newPassword, language);
      return { isSet: true as const };
    },
    tries,
  );

  route(
    resetPaymentPassword,
    async (call) => {
      await realMembers(call);
      const { ip, language, session, request } = call;
      await paymentPassword.verifyLogin(session.memberId, request.password, ip);
      const payoutsHeldUntil = await paymentPassword.reset(session, request.paymentPassword, language);
      return { isSet: true as const, payoutsHeldUntil: payoutsHeldUntil.toISOString() };
    },
    tries,
  );
};

/** Registers the routes of members' bank accounts, and of the payment password that protects these accounts. */
export const cardsRoutes = (route: Route, deps: CardsRoutesDeps): void => {
  registerBankAccounts(route, deps);
  registerPaymentPassword(route, deps);
};
