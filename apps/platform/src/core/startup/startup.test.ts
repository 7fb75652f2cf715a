import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { listFeatures } from '../config/features.ts';
import { DatabasePurposeError } from '../db/database-purpose.ts';
import { resolveOrigins } from '../http/hosts/origins.ts';
import { describeStartupError } from './describe-startup-error.ts';
import { formatStartupBanner } from './startup-banner.ts';

const failure = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('an error at the start', () => {
  it.each([
    [new ConfigError('Settings are wrong:', ['PORT must be']), 'PORT must be'],
    [new DatabasePurposeError('production'), 'a demonstration has filled its database'],
    [new DatabasePurposeError('demonstration'), 'production uses its database'],
    [failure('EADDRINUSE'), 'set PORT to a free port, like PORT=4300'],
    [failure('EACCES'), 'PORT above 1023'],
    [failure('ECONNREFUSED'), 'DATABASE_URL is set but'],
    [new Error('REDIS_URL is set but'), 'REDIS_URL is set but'],
  ])('explains the remedy for %s', (error, expectedText) => {
    expect(describeStartupError(error, { port: 4200, databaseUrl: 'postgres://a' })).toContain(expectedText);
  });

  it('has no explanation for a fault of the server', () => {
    expect(describeStartupError(new TypeError('x is not a function'), {})).toBeUndefined();
  });
});

describe('the startup banner', () => {
  const origins = resolveOrigins('http://localhost:4200');
  const demoAccounts = {
    usernames: ['demo', 'agent', 'partner', 'trial', 'newbie'],
    password: 'Demo#2026',
    paymentPassword: '246810',
  };
  const features = listFeatures({ isDemo: true });

  it('shows the origin of every brand and the accounts', () => {
    const text = formatStartupBanner({
      origins,
      brands: [
        { code: 'bituinara', origin: 'http://bituinara.localhost:4200' },
        { code: 'lualoc', origin: 'http://lualoc.localhost:4200' },
      ],
      siteBrand: 'bituinara',
      storeKind: 'embedded',
      demoAccounts,
      features,
      missingContent: [],
    });
    expect(text).toContain('http://lualoc.localhost:4200');
    expect(text).toContain('http://localhost:4200 is bituinara');
    expect(text).toMatch(/demo, agent, partner, trial, newbie.*Demo#2026/);
    expect(text).toContain('for development and demonstration');
  });

  it('shows each operator of the demonstration with the role, on a line of its own', () => {
    const operators = [
      { email: 'owner@example.com', role: 'Owner' },
      { email: 'risk@example.com', role: 'Risk' },
    ];
    const text = formatStartupBanner({
      origins,
      brands: [],
      storeKind: 'postgresql',
      demoOperators: { operators, password: 'Console#2026', codesPath: '/dev/operators' },
      features,
      missingContent: [],
    });
    expect(text).toContain('Password: Console#2026, codes: http://localhost:4200/dev/operators');
    expect(text).toContain('\n    owner@example.com  Owner\n    risk@example.com   Risk\n');
  });

  it('shows no warning on PostgreSQL, and the command that creates a brand when there is none', () => {
    const text = formatStartupBanner({
      origins,
      brands: [],
      storeKind: 'postgresql',
      demoAccounts,
      features,
      missingContent: [],
    });
    expect(text).not.toContain('demonstration');
    expect(text).toContain('nx g @livery/brand:merchant');
  });

  it('shows no account outside a demonstration, and how to turn on each feature that is off', () => {
    const settings = { isDemo: false, featuresOff: ['deposits'], backOfficeUrl: 'https://desk.example.com' } as const;
    const text = formatStartupBanner({
      origins,
      brands: [{ code: 'bituinara', origin: 'https://play.example' }],
      storeKind: 'postgresql',
      features: listFeatures(settings),
      missingContent: [],
    });
    expect(text).toContain('https://play.example');
    expect(text).not.toMatch(/ is bituinara/);
    expect(text).not.toMatch(/Accounts of each brand|Password:/);
    expect(text).toContain(
      'deposits: members cannot deposit. Remove it from FEATURES_OFF, and set PAYMENT_CHANNELS_URL',
    );
    expect(text).toContain('Set SUPPORT_URL to turn it on.');
    expect(text).not.toContain('withdrawals:');
  });

  it('names the content that brands lack, and how to import it', () => {
    const started = { origins, brands: [], storeKind: 'postgresql', features } as const;
    const kinds = [{ name: 'lotteries', effect: 'the app has no lotteries' }];
    const text = formatStartupBanner({ ...started, missingContent: [{ brand: 'bituinara', kinds }] });
    expect(text).toContain('npm run content -- import --brand <code> --from <folder>');
    expect(text).toMatch(/bituinara:\n\s+lotteries: the app has no lotteries/);
    expect(formatStartupBanner({ ...started, missingContent: [] })).not.toContain('npm run content');
  });
});
