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
// PUBLIC_ORIGIN is the URL of this server, because the gateway begins its links with it. With PUBLIC_ORIGIN, the
// gateway turns the demonstration (DEMO) off. It is turned on again, but only for the local URL, because anyone can log
// in as any member of a demonstration.
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
