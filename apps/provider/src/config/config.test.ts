import { describe, expect, it } from 'vitest';
import { loadConfig, readEmbedders } from './config.ts';

const good = { PROVIDER_DATA: '/srv/provider', PROVIDER_GATEWAY: 'https://play.example.com' };

describe('loadConfig', () => {
  it('reads the settings from environment variables', () => {
    expect(
      loadConfig({
        ...good,
        PROVIDER_PORT: '0',
        PROVIDER_VENDORS: 'LANTERN, TF',
        PROVIDER_EMBEDDERS: 'http://localhost:4200,http://*.localhost:4200',
        PROVIDER_KEYS: '',
        PROVIDER_MATCH_TEMPO: '0.08',
      }),
    ).toEqual({
      port: 0,
      dataFolder: '/srv/provider',
      databaseUrl: undefined,
      gatewayOrigin: 'https://play.example.com',
      keysFile: undefined,
      vendors: ['LANTERN', 'TF'],
      embedders: ['http://localhost:4200', 'http://*.localhost:4200'],
      tempo: 1,
      matchTempo: 0.08,
      faults: undefined,
    });
  });

  it('names every bad variable at once', () => {
    const broken = () =>
      loadConfig({
        PROVIDER_PORT: 'x',
        PROVIDER_GATEWAY: 'play.example.com/',
        PROVIDER_VENDORS: 'a b',
        PROVIDER_EMBEDDERS: "'self'; script-src *",
        PROVIDER_TEMPO: 'fast',
        PROVIDER_MATCH_TEMPO: '0',
        PROVIDER_FAULTS: 'yes',
      });
    for (const name of [
      'PROVIDER_PORT',
      'PROVIDER_DATA',
      'PROVIDER_GATEWAY',
      'PROVIDER_VENDORS',
      'PROVIDER_EMBEDDERS',
      'PROVIDER_TEMPO',
      'PROVIDER_MATCH_TEMPO',
      'PROVIDER_FAULTS',
    ])
      expect(broken).toThrow(name);
  });

  it('requires the file with the keys for a database, and shows no password of it', () => {
    const url = 'postgres://livery:hidden@database:5432/provider';
    expect(loadConfig({ ...good, PROVIDER_DATABASE_URL: url, PROVIDER_KEYS: '/keys.json' }).databaseUrl).toBe(url);
    expect(() => loadConfig({ ...good, PROVIDER_DATABASE_URL: url })).toThrow(/PROVIDER_KEYS=.*same private keys/);
    const broken = () => loadConfig({ ...good, PROVIDER_DATABASE_URL: 'mysql://livery:hidden@database' });
    expect(broken).toThrow(/PROVIDER_DATABASE_URL=… {2}must be an address/);
    expect(broken).not.toThrow(/hidden/);
  });
});

it('reads the origins that may embed a game from a message, and ignores any other message', () => {
  const embedders = ['https://play.example', 'https://*.gate.example:8443'];
  expect(readEmbedders({ type: 'embedders', embedders })).toEqual(embedders);
  const invalid = [
    undefined,
    'embedders',
    { type: 'ready' },
    { type: 'embedders', embedders: ["'self'; script-src *"] },
  ];
  for (const message of invalid) expect(readEmbedders(message)).toBeUndefined();
});
