import { merchantSchema } from '@livery/merchant/merchant.schema';
import { expect, it } from 'vitest';
import { readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { findGatewayProblem } from './check-gateway.ts';

const { text } = await readFixtureBrand();
const plenty = merchantSchema.parse({ ...JSON.parse(text), domains: ['plenty.example'] });

const rules = {
  site: 'https://play.test',
  allowed: ['https://api.play.example', 'https://api.lualoc.example', 'https://lualoc.example'],
  served: undefined,
  others: [{ code: 'lualoc', domains: ['lualoc.example'] }],
  getOrigins: () => ['https://plenty.example', 'https://plenty.play.test'],
};
const find = (gateway: string, served?: typeof plenty) =>
  findGatewayProblem({ code: 'plenty', gateway }, { ...rules, served })?.code;

it.each(['', 'https://play.test', 'https://plenty.play.test', 'https://api.play.example'])(
  'accepts "%s"',
  (gateway) => {
    expect(find(gateway)).toBeUndefined();
  },
);

it('accepts a subdomain of another brand only if the owner of the platform has allowed it', () => {
  expect(find('https://api.lualoc.example')).toBeUndefined();
  expect(find('https://www.lualoc.example')).toBe('gateway.other');
});

it('rejects the host of another brand even if it is allowed', () => {
  expect(find('https://lualoc.example')).toBe('gateway.other');
  expect(find('https://lualoc.play.test')).toBe('gateway.other');
});

it('accepts a host of the brand only if it leads to the brand', () => {
  expect(find('https://plenty.example')).toBe('gateway.foreign');
  expect(find('https://plenty.example', plenty)).toBeUndefined();
});

it('accepts the gateway that the served brand has already, but not a host of another brand', () => {
  const withGateway = (gateway: string) => ({ ...plenty, gateway });
  expect(find('https://old.example')).toBe('gateway.foreign');
  expect(find('https://old.example', withGateway('https://old.example'))).toBeUndefined();
  expect(find('https://lualoc.example', withGateway('https://lualoc.example'))).toBe('gateway.other');
});
