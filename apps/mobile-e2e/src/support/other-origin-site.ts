import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@livery/test-servers/free-port';
import { startGateway } from './demo-server.ts';
import { startNginx } from './nginx.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const code = 'lualoc';

/** Origins that the sample files in `docs/deployment` use. */
export const gatewayOrigin = 'https://play.example.com';
export const brandOrigin = 'https://own.example';

export interface OtherOriginSite {
  /** Chromium arguments that map the hosts of the site to this machine. */
  readonly browserArguments: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Writes a copy of the brand lualoc, whose gateway and domain are those of the test site. Returns the folder of the
 * brand files.
 */
const writeBrand = async (folder: string): Promise<string> => {
  const merchants = join(folder, 'merchants');
  await cp(join(workspace, 'merchants', code), join(merchants, code), { recursive: true });
  const brand = JSON.parse(await readFile(join(workspace, 'merchants', `${code}.json`), 'utf8')) as object;
  const domains = [new URL(brandOrigin).hostname];
  await writeFile(join(merchants, `${code}.json`), JSON.stringify({ ...brand, domains, gateway: gatewayOrigin }));
  return merchants;
};

/**
 * Starts a brand whose bundle and gateway have different origins. nginx serves the bundle as files and forwards calls
 * to the gateway. `pushService` is the origin of the push service that the gateway may call.
 */
export const startOtherOriginSite = async (nginx: string, pushService: string): Promise<OtherOriginSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-other-origin-'));
  const stopping: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const each of stopping.splice(0).reverse()) await each();
  };
  try {
    const [merchants, port] = [await writeBrand(folder), await findFreePort()];
    const bundles = join(folder, 'brands');
    const compose = ['--import', 'tsx', 'tools/brand/src/cli/bundle.ts', '--merchants', merchants, '--out', bundles];
    execFileSync(process.execPath, compose, { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'] });
    const gateway = await startGateway({
      PUBLIC_ORIGIN: gatewayOrigin,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      MERCHANTS_FOLDER: merchants,
      // The gateway has no bundles, so only nginx can serve the bundle of the brand.
      BUNDLES_FOLDER: join(folder, 'none'),
      PUSH_SERVICES: pushService,
    });
    stopping.push(gateway.stop);
    const options = { command: nginx, folder: join(folder, 'nginx'), bundle: join(bundles, code) };
    stopping.push(await startNginx({ ...options, port, gatewayPort: gateway.port }));
    return {
      browserArguments: [
        `--host-resolver-rules=MAP *.example.com 127.0.0.1:${port}, MAP *.example 127.0.0.1:${port}`,
        // The certificate is self-signed. With Playwright's own option for such certificates, Chromium does not install
        // service workers.
        '--ignore-certificate-errors',
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
