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
