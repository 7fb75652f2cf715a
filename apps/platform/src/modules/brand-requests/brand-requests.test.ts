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
import { randomUUID } from 'node:crypto';
import type { RequestBody } from '@livery/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';

let gateway: OperatorGateway;
beforeAll(async () => {
  gateway = await buildOperatorGateway({
    permissions: {
      rita: ['brands:request'],
      otto: ['brands:request'],
      nobody: ['brands:read'],
      dina: ['brands:request'],
    },
    brands: { dina: ['lualoc'] },
  });
});
afterAll(() => gateway.close());

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M5 5h50v30H5z" fill="#1d4ed8"/></svg>',
).toString('base64');

const wishes: RequestBody<typeof addBrandRequest> = {
  name: 'Nova Luz',
  market: 'spa',
  languages: ['PT', 'EN'],
  currency: 'BRL',
  wish: 'Blue, and football first',
  deadline: '2027-03-01',
  logo,
};

const add = async (change: Partial<typeof wishes> = {}, operator = 'rita') =>
  getValue(await gateway.call(addBrandRequest, { ...wishes, ...change }, { operator }));

describe('a request for a brand', () => {
  it('is accepted, discussed and completed with the brand', async () => {
    const { requestId, version } = await add();
    const accepted = getValue(await gateway.call(acceptBrandRequest, { requestId }, { version }));
    expect(accepted).toMatchObject({ state: 'accepted', owner: 'kim', version: 2, hasLogo: true });
    await gateway.call(commentBrandRequest, { requestId, text: 'Which blue?' });
    gateway.clock.advance(1000);
    await gateway.call(commentBrandRequest, { requestId, text: 'The one of the logo' }, { operator: 'rita' });
    const done = getValue(await gateway.call(completeBrandRequest, { requestId, brand: 'lualoc' }, { version: 2 }));
    expect(done).toMatchObject({ state: 'done', brand: 'lualoc' });
    const loaded = getValue(await gateway.call(getBrandRequest, { requestId }, { operator: 'rita' }));
    expect(loaded).toMatchObject({ ...done, logo: { content: logo, format: 'svg' } });
    expect(loaded.comments.map(({ by, text }) => [by, text])).toEqual([
      ['kim', 'Which blue?'],
      ['rita', 'The one of the logo'],
    ]);
    const entries = gateway.audit.filter(({ subject }) => subject.id === requestId);
    expect(entries.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['addBrandRequest', 'done'],
      ['acceptBrandRequest', 'done'],
      ['commentBrandRequest', 'done'],
      ['commentBrandRequest', 'done'],
      ['completeBrandRequest', 'done'],
    ]);
    expect(entries.at(-1)?.brand).toBe('lualoc');
  });

  it('is accepted by one of two operators who have seen the same version', async () => {
    const { requestId, version } = await add();
    const replies = await Promise.all(
      ['kim', 'lee'].map((operator) => gateway.call(acceptBrandRequest, { requestId }, { operator, version })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    const taken = getValue(await gateway.call(acceptBrandRequest, { requestId }, { operator: 'ada', version: 2 }));
    expect(taken.owner).toBe('ada');
  });

  it('cannot be changed after it is declined or withdrawn', async () => {
    const declined = await add();
    const { requestId } = declined;
    const reply = getValue(
      await gateway.call(declineBrandRequest, { requestId, reason: 'No licence' }, { version: 1 }),
    );
    expect(reply).toMatchObject({ state: 'declined', reason: 'No licence' });
    const late = await gateway.call(acceptBrandRequest, { requestId }, { version: 2 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ errorCode: 'ops.brand.request.decided', value: { state: 'declined' } });

    const withdrawn = await add();
    const request = { requestId: withdrawn.requestId };
    getValue(await gateway.call(withdrawBrandRequest, request, { operator: 'rita', version: 1 }));
    const deadline = await gateway.call(setBrandRequestDeadline, { ...request, deadline: null }, { version: 2 });
    expect(deadline.status).toBe(409);
  });

  it('can get another deadline from its requester', async () => {
    const { requestId } = await add();
    const changed = getValue(
      await gateway.call(
        setBrandRequestDeadline,
        { requestId, deadline: '2027-06-30' },
        { operator: 'rita', version: 1 },
      ),
    );
    expect(changed).toMatchObject({ deadline: '2027-06-30', version: 2 });
  });

  it('is made and withdrawn by an operator whose permission is for one brand', async () => {
    const { requestId } = await add({}, 'dina');
    const { list } = getValue(await gateway.call(listBrandRequests, { state: 'all' }, { operator: 'dina' }));
    expect(list.map((each) => each.requestId)).toEqual([requestId]);
    const withdrawn = await gateway.call(withdrawBrandRequest, { requestId }, { operator: 'dina', version: 1 });
    expect(getValue(withdrawn)).toMatchObject({ state: 'withdrawn' });
  });

  it('is completed only with a brand that exists', async () => {
    const { requestId } = await add();
    await gateway.call(acceptBrandRequest, { requestId }, { version: 1 });
    const reply = await gateway.call(completeBrandRequest, { requestId, brand: 'no-such-brand' }, { version: 2 });
    expect(reply.status).toBe(400);
  });

  it('is a secret to operators who neither made it nor may create brands', async () => {
    const { requestId } = await add();
    for (const operator of ['otto', 'nobody']) {
      expect((await gateway.call(getBrandRequest, { requestId }, { operator })).status).toBe(404);
      expect((await gateway.call(commentBrandRequest, { requestId, text: 'Hi' }, { operator })).status).toBe(404);
      const { list } = getValue(await gateway.call(listBrandRequests, { state: 'all' }, { operator }));
      expect(list.filter((each) => each.requestedBy === 'rita')).toEqual([]);
    }
    expect((await gateway.call(getBrandRequest, { requestId: randomUUID() })).status).toBe(404);
    expect((await gateway.call(addBrandRequest, wishes, { operator: 'nobody' })).body).toMatchObject({
      errorCode: 'ops.not.permitted',
    });
    const accept = await gateway.call(acceptBrandRequest, { requestId }, { operator: 'rita', version: 1 });
    expect(accept.body).toMatchObject({ errorCode: 'ops.not.permitted' });
    const withdraw = await gateway.call(withdrawBrandRequest, { requestId }, { version: 1 });
    expect(withdraw.body).toMatchObject({ errorCode: 'ops.not.permitted' });
  });

  it.each([
    ['an unknown market', { market: 'moon' }, 400],
    ['an unknown language', { languages: ['XX'] }, 400],
    ['a language twice', { languages: ['EN', 'EN'] }, 400],
    ['an unknown currency', { currency: 'XQZ' }, 400],
    ['a deadline that is no day', { deadline: '2027-02-30' }, 400],
    ['a hostile logo', { logo: Buffer.from('<svg><script/></svg>').toString('base64') }, 422],
  ])('is rejected with %s', async (_, change, status) => {
    expect((await gateway.call(addBrandRequest, { ...wishes, ...change }, { operator: 'rita' })).status).toBe(status);
  });
});

it('lists requests by state and owner, page by page', async () => {
  const names = ['One', 'Two', 'Three'];
  for (const name of names) {
    const { requestId } = await add({ name, logo: null }, 'otto');
    if (name === 'Two') await gateway.call(acceptBrandRequest, { requestId }, { operator: 'mia', version: 1 });
  }
  const mine = getValue(await gateway.call(listBrandRequests, { show: 'mine' }, { operator: 'mia' }));
  expect(mine.list.map(({ name }) => name)).toEqual(['Two']);
  const open = getValue(await gateway.call(listBrandRequests, { state: 'open' }, { operator: 'otto' }));
  expect(open.list.map(({ name }) => name).sort()).toEqual(['One', 'Three']);
});
