/**
 * @typedef {object} Layer
 * @property {string[]} dependsOn layers that it may import from
 * @property {string} instead alternative to an import from another layer
 * @property {string[]} [bans] packages that it may not import
 */

const ui = ['react', 'react-*', 'react/*', 'react-dom/*', '@reduxjs/*', 'i18next', 'swiper', 'swiper/*'];
const server = ['fastify', '@fastify/*', 'drizzle-orm', 'drizzle-orm/*', 'pg', 'ioredis', '@electric-sql/*', 'pino'];
const images = ['sharp', '@resvg/*'];
const notInBrowsers = [...server, ...images];

/**
 * Allowed imports between layers, by the `layer:*` tag in a project's package.json.
 * @type {Record<string, Layer>}
 */
export const layers = {
  base: {
    dependsOn: ['base'],
    bans: [...ui, ...notInBrowsers],
    instead:
      'The app and the gateway both depend on this layer: move the code that you need to @livery/contract or ' +
      '@livery/merchant, or pass it as an argument.',
  },
  rules: {
    dependsOn: ['base'],
    bans: [...ui, ...notInBrowsers],
    instead:
      'The rules of the lotteries are pure functions for the app and the gateway: ' +
      'pass the data as an argument, and declare requests and responses in @livery/contract.',
  },
  composer: {
    dependsOn: ['base'],
    bans: [...ui, ...server],
    instead:
      'The composer creates bundles from a compiled app and a brand: it reads the output of the compiler, and imports no code of the app.',
  },
  demo: {
    dependsOn: ['base'],
    bans: [...ui, ...server],
    instead:
      'Demonstration content is data and pure functions: apps/platform/src/demo stores it in the database, and ' +
      'apps/provider uses it in its games.',
  },
  client: {
    dependsOn: ['base', 'demo'],
    bans: notInBrowsers,
    instead:
      'api, kit and ui import neither each other nor a feature: pass a value, a callback or a node as an ' +
      'argument, and combine them in a feature or in apps/mobile.',
  },
  feature: {
    dependsOn: ['base', 'rules', 'demo', 'client'],
    bans: notInBrowsers,
    instead:
      'A feature imports no other feature: link to a screen with @livery/kit/paths, share data with ' +
      '@livery/api/<domain>, and share components with @livery/ui.',
  },
  app: {
    dependsOn: ['base', 'demo', 'client', 'feature'],
    bans: notInBrowsers,
    instead: 'The app combines features, api, kit and ui: request data of a server with @livery/api.',
  },
  server: {
    dependsOn: ['base', 'rules', 'composer', 'demo', 'testing'],
    // The gateway also translates its texts with i18next.
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
      'An external vendor or service uses the platform only with signed calls, and its pages work ' +
      'without the app: call @livery/contract/seamless, and store data in the store of the provider.',
  },
  testing: {
    dependsOn: [],
    bans: ui,
    instead:
      'This layer starts servers for tests and imports no code of the product: pass what it needs as an argument.',
  },
  tool: {
    dependsOn: ['base', 'composer', 'demo', 'tool', 'testing'],
    instead:
      'A tool reads the output of the build (the manifest and the files) and @livery/merchant, and imports no other code of the product.',
  },
  e2e: {
    dependsOn: ['base', 'demo', 'client', 'feature', 'app', 'tool', 'testing'],
    bans: server,
    instead: 'A journey uses the product like a visitor: start the product as a process and test its pages.',
  },
};
