import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { getEnabledFeatures } from './features.ts';

const everyRequiredFeature = 'messages,deposits,withdrawals,identity';

describe('readConfig', () => {
  it('returns defaults for an empty environment', () => {
    expect(readConfig({})).toMatchObject({ port: 4200, databaseUrl: undefined, redisUrl: undefined });
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      LIVERY_DATA: '/srv/livery',
      DATABASE_URL: 'postgres://a@b/c',
      REDIS_URL: 'rediss://r',
      PUBLIC_ORIGIN: 'https://play.example.com',
      FEATURES_OFF: everyRequiredFeature,
    });
    expect(config).toMatchObject({
      port: 8080,
      dataFolder: '/srv/livery',
      databaseUrl: 'postgres://a@b/c',
      redisUrl: 'rediss://r',
      publicOrigin: 'https://play.example.com',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each(['0', '65536', '80.5', '-1', 'http', '1e3', ' 80'])('rejects the port %j', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(/PORT=.*whole number/);
  });

  it.each(['https://play.example.com/', 'https://play.example.com/path', 'play.example.com', 'ftp://play.example.com'])(
    'rejects the public origin %j',
    (PUBLIC_ORIGIN) => {
      expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(/PUBLIC_ORIGIN=.*https:\/\/play\.example\.com/);
    },
  );

  it('names all invalid variables in one error', () => {
    const broken = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://a', REDIS_URL: 'nowhere', PUBLIC_ORIGIN: 'x' });
    expect(broken).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'REDIS_URL', 'PUBLIC_ORIGIN']) expect(broken).toThrow(name);
  });
});

describe('the settings of the runtime', () => {
  it('has defaults for a demonstration and for production', () => {
    expect(readConfig({}).runtime).toMatchObject({
      role: 'all',
      logLevel: 'warn',
      drainSeconds: 0,
      trustedProxies: [],
    });
    expect(
      readConfig({ PUBLIC_ORIGIN: 'https://play.example.com', FEATURES_OFF: everyRequiredFeature }).runtime,
    ).toMatchObject({
      logLevel: 'info',
      drainSeconds: 10,
      trustedProxies: ['loopback'],
    });
  });

  it('reads proxies, limits of the database and the bucket', () => {
    const { runtime } = readConfig({
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,loopback',
      COUNTRY_HEADER: 'CF-IPCountry',
      DATABASE_POOL_SIZE: '50',
      DATABASE_CONNECT_SECONDS: '20',
      S3_URL: 'https://s3.example.com/uploads/',
      S3_ACCESS_KEY: 'key',
      S3_SECRET: 'secret',
    });
    expect(runtime).toMatchObject({
      trustedProxies: ['10.0.0.0/8', 'fd00::/8', 'loopback'],
      countryHeader: 'cf-ipcountry',
      database: { poolSize: 50, connectSeconds: 20, statementSeconds: 30 },
      s3: { url: 'https://s3.example.com/uploads', accessKey: 'key' },
    });
  });

  it.each([
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES=/],
    [{ TRUSTED_PROXIES: 'everyone' }, /TRUSTED_PROXIES=/],
    [{ DRAIN_SECONDS: '301' }, /DRAIN_SECONDS=.*from 0 to 300/],
    [{ ROLE: 'jobs' }, /ROLE=jobs.*DATABASE_URL/],
    [{ S3_URL: 'https://s3.example.com/' }, /S3_URL.*name of the bucket/],
    [{ S3_URL: 'https://s3.example.com/uploads', S3_ACCESS_KEY: 'key' }, /S3_URL.*S3_SECRET/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL=/],
  ])('rejects %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

it.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: 'https://play.example.com', FEATURES_OFF: everyRequiredFeature }, false],
  [{ PUBLIC_ORIGIN: 'https://play.example.com', DEMO: 'on' }, true],
  [{ DEMO: 'off', FEATURES_OFF: everyRequiredFeature }, false],
])('reads %j with isDemo %s', (env, isDemo) => {
  expect(readConfig(env).isDemo).toBe(isDemo);
});

describe('a gateway that is not a demonstration', () => {
  const production = { PUBLIC_ORIGIN: 'https://play.example.com' };

  it('names the setting of every service that is missing', () => {
    const start = () => readConfig(production);
    expect(start).toThrow(ConfigError);
    for (const setting of ['MESSAGES_URL', 'PAYMENT_CHANNELS_URL', 'BACK_OFFICE_URL']) expect(start).toThrow(setting);
    expect(start).not.toThrow('SUPPORT_URL');
  });

  it('starts when each missing service is switched off or connected', () => {
    const config = readConfig({
      ...production,
      FEATURES_OFF: 'messages, deposits',
      BACK_OFFICE_URL: 'https://desk.example.com/livery',
    });
    expect([...getEnabledFeatures(config)]).toEqual(['withdrawals', 'identity']);
  });

  it('rejects the origin of a demo game provider', () => {
    expect(() => readConfig({ ...production, PROVIDER_ORIGIN: 'https://games.example.com' })).toThrow(
      /PROVIDER_ORIGIN/,
    );
  });

  it('rejects an unknown feature, and the address of a service with a closing slash or a query', () => {
    expect(() => readConfig({ ...production, FEATURES_OFF: 'payments' })).toThrow(/FEATURES_OFF=.*messages, deposits/);
    for (const BACK_OFFICE_URL of ['https://desk.example.com/', 'https://desk.example.com/a?b=c', 'desk.example.com'])
      expect(() => readConfig({ ...production, BACK_OFFICE_URL })).toThrow(/BACK_OFFICE_URL/);
  });
});

it('turns every feature of a demonstration on, except those in FEATURES_OFF', () => {
  expect([...getEnabledFeatures(readConfig({ FEATURES_OFF: 'support' }))]).toEqual([
    'messages',
    'deposits',
    'withdrawals',
    'identity',
    'games',
  ]);
});

it('reads the clients of an identity provider and omits secrets from the error for an invalid list', () => {
  const { google, facebook } = readConfig({
    GOOGLE_CLIENTS: 'bituinara=id-1.apps:GOCSPX-x, *=id-2:y.z',
    FACEBOOK_CLIENTS: '*=1234567',
  });
  expect(google?.clients.get('bituinara')).toEqual({ id: 'id-1.apps', secret: 'GOCSPX-x' });
  expect([google?.issuer, facebook?.issuer]).toEqual(['https://accounts.google.com', 'https://www.facebook.com']);
  expect(facebook?.clients.get('*')).toEqual({ id: '1234567', secret: undefined });
  const wrong = () => readConfig({ GOOGLE_CLIENTS: 'bituinara=id:TOP-SECRET,bituinara=other' });
  expect(wrong).toThrow(/GOOGLE_CLIENTS {2}must be one client for each brand/);
  expect(wrong).not.toThrow(/TOP-SECRET/);
});

it('accepts only origins as push services', () => {
  expect(readConfig({ PUSH_SERVICES: 'https://push.example.com, http://127.0.0.1:9' }).pushServices).toEqual([
    'https://push.example.com',
    'http://127.0.0.1:9',
  ]);
  expect(() => readConfig({ PUSH_SERVICES: 'https://push.example.com/path' })).toThrow(/PUSH_SERVICES=/);
});

it('rejects a public address without TLS, except one of this machine and that of a demonstration', () => {
  const read = (variables: object) => () => readConfig({ FEATURES_OFF: everyRequiredFeature, ...variables });
  expect(read({ PUBLIC_ORIGIN: 'http://play.example.com' })).toThrow(/PUBLIC_ORIGIN=\S+ +must begin with https/);
  expect(read({ PUBLIC_ORIGIN: 'http://localhost.example.com' })).toThrow(/must begin with https/);
  expect(read({ PUBLIC_ORIGIN: 'http://localhost:4200' })).not.toThrow();
  expect(read({ PUBLIC_ORIGIN: 'http://play.example.com', DEMO: 'on' })).not.toThrow();
});

it('reads several payment providers, and rejects an address that is not one', () => {
  const { paymentChannelsUrl } = readConfig({
    PAYMENT_CHANNELS_URL: 'PAYCO=https://payments.example.com/livery, OTHER=http://127.0.0.1:4310',
    VENDOR_KEYS: '/srv/keys.json',
  });
  expect([...(paymentChannelsUrl ?? [])]).toEqual([
    ['PAYCO', 'https://payments.example.com/livery'],
    ['OTHER', 'http://127.0.0.1:4310'],
  ]);
  for (const PAYMENT_CHANNELS_URL of [
    'https://payments.example.com',
    'PAYCO=https://payments.example.com/',
    'payco=https://payments.example.com',
    'PAYCO=https://a.example,PAYCO=https://b.example',
  ])
    expect(() => readConfig({ PAYMENT_CHANNELS_URL })).toThrow(/PAYMENT_CHANNELS_URL {2}must be one address/);
  expect(() => readConfig({ PAYMENT_CHANNELS_URL: 'PAYCO=https://a.example' })).toThrow(/needs VENDOR_KEYS/);
});
