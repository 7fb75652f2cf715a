import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listBrandFiles } from '@livery/composer/brand-files';
import { startDevServer } from './dev-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const port = Number(process.env.PORT || 4200);
const gatewayPort = port + 1;
const codes = (await listBrandFiles(join(root, 'merchants'))).map((file) => basename(file, '.json'));

const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/cli.mjs');
const publicOrigin = process.env.PUBLIC_ORIGIN;
// PUBLIC_ORIGIN gets the URL of this server, because links that the gateway creates must lead to this server. When
// PUBLIC_ORIGIN is set, the gateway turns DEMO off. DEMO is turned on again here, but only for the local URL. With
// DEMO on, anyone can log in as any member.
const gateway = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'apps/platform/src/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(gatewayPort),
    ...(publicOrigin ? {} : { PUBLIC_ORIGIN: `http://localhost:${port}`, DEMO: process.env.DEMO || 'on' }),
  },
});
gateway.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gateway.kill(signal));

await startDevServer({ root, port, gatewayPort, codes });
for (const code of codes) console.log(`${code}: http://${code}.localhost:${port}`);
