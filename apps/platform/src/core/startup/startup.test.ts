import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { resolveOrigins } from '../http/origins.ts';
import { describeStartupError } from './describe-startup-error.ts';
import { formatStartupBanner } from './startup-banner.ts';

const failure = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('an error at the start', () => {
  it.each([
    [new ConfigError('PORT must be'), 'PORT must be'],
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

  it('shows the origin of every brand and the accounts', () => {
    const text = formatStartupBanner({ origins, brands: ['bituinara', 'lualoc'], storeKind: 'embedded', demoAccounts });
    expect(text).toContain('http://lualoc.localhost:4200');
    expect(text).toContain('http://localhost:4200 is bituinara');
    expect(text).toMatch(/demo, agent, partner, trial, newbie.*Demo#2026/);
    expect(text).toContain('for development and demonstration');
  });

  it('shows no warning on PostgreSQL, and the command that creates a brand when there is none', () => {
    const text = formatStartupBanner({ origins, brands: [], storeKind: 'postgresql', demoAccounts });
    expect(text).not.toContain('demonstration');
    expect(text).toContain('nx g @livery/brand:merchant');
  });
});
