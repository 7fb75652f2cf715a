/**
 * @typedef {object} Layer
 * @property {string[]} dependsOn layers that it may import from
 * @property {string} instead alternative to an import from another layer
 * @property {string[]} [bans] packages that it may not import
 */

const ui = ['react', 'react-*', 'react/*', 'react-dom/*', '@reduxjs/*', 'i18next', 'swiper', 'swiper/*'];
const server = ['fastify', '@fastify/*', 'drizzle-orm', 'drizzle-orm/*', 'pg', 'ioredis', '@electric-sql/*', 'pino'];
const pictures = ['sharp', '@resvg/*'];
const notInBrowsers = [...server, ...pictures];

/**
 * Allowed imports between layers, by the `layer:*` tag in a project's package.json.
 * @type {Record<string, Layer>}
 */
export const layers = {
  base: {
    dependsOn: ['base'],
    bans: [...ui, ...notInBrowsers],
    instead:
      'Both ends stand on this layer: move what you need down into @livery/contract or @livery/merchant, or take it as an argument.',
  },
  rules: {
    dependsOn: ['base'],
    bans: [...ui, ...notInBrowsers],
    instead:
      'The rules of the lotteries are pure calculation for the app and the gateway: ' +
      'take data as an argument, and declare what travels over the wire in @livery/contract.',
  },
  composer: {
    dependsOn: ['base'],
    bans: [...ui, ...server],
    instead:
      'The composer makes bundles out of a compiled app and a brand: it reads what the app was compiled to, not its code.',
  },
  demo: {
    dependsOn: ['base'],
    bans: [...ui, ...server],
    instead:
      'Demonstration content is data and pure functions: apps/platform/src/demo writes it into the database, apps/provider plays with it.',
  },
  client: {
    dependsOn: ['base', 'demo'],
    bans: notInBrowsers,
    instead:
      'api, kit and ui do not know each other nor the features: take a value, a callback or a node as an ' +
      'argument, and let a feature or apps/mobile join them.',
  },
  feature: {
    dependsOn: ['base', 'rules', 'demo', 'client'],
    bans: notInBrowsers,
    instead:
      'Features meet in three places: go to a screen by @livery/kit/paths, share data by @livery/api/<domain>, share looks by @livery/ui.',
  },
  app: {
    dependsOn: ['base', 'demo', 'client', 'feature'],
    bans: notInBrowsers,
    instead: 'The app composes features, api, kit and ui: what it needs from a server comes through @livery/api.',
  },
  server: {
    dependsOn: ['base', 'rules', 'composer', 'demo', 'testing'],
    // The gateway chooses its own texts with i18next too.
    bans: ui.filter((name) => name !== 'i18next'),
    instead:
      'The gateway shares @livery/contract, @livery/merchant and @livery/lottery-rules with the app, ' +
      'and @livery/audit-chain with auditors: ' +
      'declare the operation or the constant there.',
  },
  vendor: {
    dependsOn: ['base', 'demo', 'testing'],
    // The game pages translate with i18next, as the app does (ADR 225).
    bans: ['drizzle-orm', 'drizzle-orm/*', 'ioredis', '@electric-sql/*', '@reduxjs/*', 'react-router-dom'],
    instead:
      'An outside vendor or service knows the platform by signed calls alone, and its pages stand ' +
      'without the app: speak through @livery/contract/seamless, keep what is to be kept in the store of the provider.',
  },
  testing: {
    dependsOn: [],
    bans: ui,
    instead: 'This layer starts servers for tests and knows nothing of the product: take what you need as an argument.',
  },
  tool: {
    dependsOn: ['base', 'composer', 'demo', 'tool'],
    instead: 'A tool reads what the product builds to (its manifest, its files) and @livery/merchant, not its code.',
  },
  e2e: {
    dependsOn: ['base', 'demo', 'client', 'feature', 'app', 'tool', 'testing'],
    bans: server,
    instead: 'A journey meets the product as a visitor does: start it as a process and look at its pages.',
  },
};
