import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import {
  acceptBrandRequest,
  addBrandRequest,
  commentBrandRequest,
  completeBrandRequest,
  declineBrandRequest,
  getBrandRequest,
  listBrandRequests,
  setBrandRequestDeadline,
  withdrawBrandRequest,
} from '@livery/contract/operators/brand-requests';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { jurisdictions } from '@livery/merchant/jurisdiction';
import { languageTable } from '@livery/merchant/language-table';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import {
  brandRequestComments,
  brandRequestLogos,
  type BrandRequestRow,
  brandRequests,
} from './brand-requests.tables.ts';
import { changeBrandRequest } from './change-brand-request.ts';
import { findBrandRequests, getVisibleRequest, loadBrandRequest, toBrandRequest } from './find-brand-requests.ts';

type LogoFormat = 'svg' | 'png';

interface BrandRequestsDeps {
  readonly clock: Clock;
  /** Returns the format of a logo. Throws a GatewayError with a message for users if the logo cannot be used. */
  readonly checkLogo: (bytes: Buffer) => Promise<LogoFormat>;
  readonly isExistingBrand: (tx: Database, brand: string) => Promise<boolean>;
}

/** Maximum size of the body of a request. The base64 text of the largest logo has 2.7 MB. */
const bodyLimit = 3.5 * 1024 * 1024;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const assertKnown = (isKnown: boolean, message: string): void => {
  if (!isKnown) throw new GatewayError(ErrorCode.BadRequest, { message });
};

/**
 * Throws a GatewayError if the operator may not request brands. The permission for one brand is sufficient, although
 * the new brand is another one. A request gives no access, and each operator sees only own requests.
 */
const assertMayRequest = async ({
  listPermittedBrands,
}: Pick<OperatorContext<unknown>, 'listPermittedBrands'>): Promise<void> => {
  const permitted = await listPermittedBrands('brands:request');
  if (permitted === 'all' || permitted.size > 0) return;
  throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission: 'brands:request' } });
};

const assertOwn = (operatorId: string) => (row: BrandRequestRow) => {
  if (row.requestedBy !== operatorId)
    throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { message: 'Only the requester can withdraw it' });
};

/** Registers the operations that add brand requests and comments on them. */
const registerAdditions = (operators: OperatorRoutes, { clock, checkLogo }: BrandRequestsDeps): void => {
  operators.routeWithPreparation(
    addBrandRequest,
    async ({ request: { logo, market, languages, currency } }) => {
      assertKnown(Object.hasOwn(jurisdictions, market), `market: there is no market ${market}`);
      assertKnown(new Set(languages).size === languages.length, 'languages: contains a language twice');
      for (const language of languages)
        assertKnown(Object.hasOwn(languageTable, language), `languages: there is no language ${language}`);
      assertKnown(currencies.has(currency), `currency: ${currency} is not a currency of ISO 4217`);
      if (logo === null) return undefined;
      const bytes = Buffer.from(logo, 'base64');
      return { bytes, format: await checkLogo(bytes) };
    },
    async ({ tx, request: { logo: _logo, ...wishes }, operator, listPermittedBrands, record }, logo) => {
      await assertMayRequest({ listPermittedBrands });
      const now = clock.now();
      const [row] = await tx
        .insert(brandRequests)
        .values({ ...wishes, id: randomUUID(), requestedBy: operator.operatorId, requestedAt: now, changedAt: now })
        .returning();
      if (!row) throw new Error('The database has not returned the new request');
      if (logo) await tx.insert(brandRequestLogos).values({ requestId: row.id, ...logo });
      record({
        subject: { kind: 'brandRequest', id: row.id },
        changes: { name: row.name, market: row.market, deadline: row.deadline },
      });
      return toBrandRequest(row, logo !== undefined);
    },
    { bodyLimit },
  );

  operators.route(commentBrandRequest, async (call) => {
    const { tx, request, operator, record } = call;
    await getVisibleRequest(tx, call, request.requestId);
    const comment = { id: randomUUID(), requestId: request.requestId, by: operator.operatorId, at: clock.now() };
    await tx.insert(brandRequestComments).values({ ...comment, text: request.text });
    record({ subject: { kind: 'brandRequest', id: request.requestId }, changes: { comment: comment.id } });
    return { commentId: comment.id, by: comment.by, at: comment.at.toISOString(), text: request.text };
  });
};

/** Registers the operations of brand requests (requests of operators for new brands). */
export const brandRequestsRoutes = (operators: OperatorRoutes, deps: BrandRequestsDeps): void => {
  const { clock, isExistingBrand } = deps;
  const { route } = operators;
  route(listBrandRequests, (call) => findBrandRequests(call.tx, call, call.request));
  route(getBrandRequest, (call) => loadBrandRequest(call.tx, call, call.request.requestId));
  registerAdditions(operators, deps);

  // Another operator can accept an accepted request again. This operator then becomes the owner.
  route(acceptBrandRequest, (call) =>
    changeBrandRequest(
      call,
      { state: 'accepted', owner: call.operator.operatorId },
      { from: ['open', 'accepted'], now: clock.now() },
    ),
  );

  route(declineBrandRequest, (call) =>
    changeBrandRequest(
      call,
      { state: 'declined', reason: call.request.reason },
      { from: ['open', 'accepted'], now: clock.now() },
    ),
  );

  route(withdrawBrandRequest, (call) =>
    changeBrandRequest(
      call,
      { state: 'withdrawn' },
      { from: ['open', 'accepted'], now: clock.now(), assertMayChange: assertOwn(call.operator.operatorId) },
    ),
  );

  route(completeBrandRequest, async (call) => {
    const { brand } = call.request;
    if (!(await isExistingBrand(call.tx, brand)))
      throw new GatewayError(ErrorCode.BadRequest, { message: `brand: there is no brand ${brand}` });
    return changeBrandRequest(call, { state: 'done', brand }, { from: ['accepted'], now: clock.now() });
  });

  route(setBrandRequestDeadline, (call) =>
    changeBrandRequest(call, { deadline: call.request.deadline }, { from: ['open', 'accepted'], now: clock.now() }),
  );
};
