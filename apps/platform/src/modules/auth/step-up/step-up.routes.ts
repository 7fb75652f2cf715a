import { sendStepUpCode, stepUp, stepUpOptions, stepUpPasskeyOptions } from '@livery/contract/auth/step-up';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { getRelyingParty } from '../../../core/passkeys/relying-party.ts';
import type { StepUpService } from './step-up.ts';

interface StepUpRoutesDeps {
  readonly merchants: Merchants;
  readonly passkeys: Passkeys;
  readonly stepUps: StepUpService;
}

/** Maximum number of calls per minute from one IP address. Each call is expensive or sends a message. */
const perAddress = { perMinute: 30 };

/** Routes with which a member proves the identity again before a critical action. */
export const stepUpRoutes = (route: Route, { merchants, passkeys, stepUps }: StepUpRoutesDeps): void => {
  const assertRealMember = createFeatureGuard(merchants);

  route(stepUpOptions, async (call) => {
    await assertRealMember(call);
    return stepUps.listOptions(call.session);
  });

  route(
    sendStepUpCode,
    async (call) => {
      await assertRealMember(call);
      return { expiredMinutes: await stepUps.sendCode(call, call.request.method) };
    },
    perAddress,
  );

  route(
    stepUpPasskeyOptions,
    async (call) => {
      await assertRealMember(call);
      return passkeys.proofOptions(call.session, getRelyingParty(call.pageOrigin));
    },
    perAddress,
  );

  route(
    stepUp,
    async (call) => {
      await assertRealMember(call);
      const { session, pageOrigin, request } = call;
      const validUntil = await stepUps.prove(session, () => getRelyingParty(pageOrigin), request);
      return { validUntil: validUntil.toISOString() };
    },
    perAddress,
  );
};
