import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@livery/test-servers/free-port';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../core/config/config.ts';
import { hasNginx } from './nginx.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, 'docs/deployment');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly readinessProbe?: { readonly periodSeconds: number; readonly failureThreshold: number };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: {
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number;
        readonly securityContext: object;
        readonly containers: readonly Container[];
        readonly initContainers?: readonly Container[];
        readonly volumes: readonly { readonly name: string; readonly emptyDir?: object }[];
      };
    };
    readonly ingress?: readonly { readonly from: readonly object[]; readonly ports: readonly { port: number }[] }[];
  };
}

const composeText = read('docs/deployment/compose.yaml');
const { services } = parse(composeText, { merge: true }) as { services: Readonly<Record<string, Service>> };
const dockerfile = read('docs/deployment/Dockerfile');

const manifests = readdirSync(join(folder, 'kubernetes'))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) =>
    parseAllDocuments(read(`docs/deployment/kubernetes/${name}`)).map((each) => each.toJS() as Manifest),
  );
const podSpecs = manifests.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, ...spec.template.spec }] : [],
);
const deployments = podSpecs.filter(({ name }) => ['livery-web', 'livery-jobs'].includes(name));
const containers = podSpecs.flatMap(({ containers: main, initContainers = [] }) => [...main, ...initContainers]);
const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};

/** Services that run the image of the gateway. */
const gatewayServices = Object.entries(services).filter(([, { build }]) => build?.target === 'gateway');

/**
 * Settings of the demo game provider. The package of the provider exports nothing, so the names of the settings are
 * read from its source code.
 */
const providerSettings = [...read('apps/provider/src/config/config.ts').matchAll(/^ {2}(PROVIDER_[A-Z_]+):/gm)].map(
  ([, name]) => name as string,
);

const findUnknown = (names: readonly string[], others: readonly string[] = []): string[] =>
  names.filter((name) => !settingNames.includes(name) && !others.includes(name));

const nodeVersion = read('.nvmrc').trim();
const imagePattern = /^[\w./-]+:(?:\d[\w.-]*|RELEASE\.[\dTZ-]+)$/;
const listStages = () =>
  [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from = '', name = '']) => ({ from, name }));

describe('the settings in the deployment files', () => {
  it('are settings of the gateway in compose.yaml', () => {
    expect(gatewayServices.map(([name]) => name).sort()).toEqual(['gateway-1', 'gateway-2', 'jobs', 'migrate']);
    for (const [name, { environment = {} }] of gatewayServices)
      expect([name, findUnknown(Object.keys(environment))]).toEqual([name, []]);
  });

  it('are settings of the gateway in the manifests of Kubernetes', () => {
    const names = [
      ...manifests.flatMap(({ data = {}, stringData = {} }) => [...Object.keys(data), ...Object.keys(stringData)]),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(names.length).toBeGreaterThan(15);
    expect(findUnknown(names)).toEqual([]);
  });

  it('are settings of the gateway or of the provider in the Dockerfile', () => {
    expect(providerSettings).toContain('PROVIDER_DATA');
    const assigned = [...dockerfile.matchAll(/^(?:ENV|ARG) (.+)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((part) => part.split('=', 1)[0] as string);
    const used = [...dockerfile.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
    expect(findUnknown([...assigned, ...used], [...providerSettings, 'NODE_VERSION'])).toEqual([]);
  });

  it('have a value in livery.env.example if compose.yaml takes them from it', () => {
    const taken = new Set([...composeText.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
    const offered = [...read('docs/deployment/livery.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
    expect(offered.map(([, name]) => name).sort()).toEqual([...taken].sort());
    expect(offered.filter(([, , value]) => value !== '')).toEqual([]);
  });

  it('have no default for a password or a key', () => {
    const defaults = [...composeText.matchAll(/\$\{([A-Z0-9_]+):?-([^}]*)\}/g)].filter(([, , value]) => value !== '');
    expect(defaults).toEqual([]);
    const secret = /(?:PASSWORD|SECRET|KEY|_URL)$/;
    const secrets = manifests.flatMap(({ kind, stringData = {} }) =>
      kind === 'Secret' ? Object.entries(stringData) : [],
    );
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter(([name, value]) => !secret.test(name) || !/^<.*>$/.test(value))).toEqual([]);
  });

  it('give the role that owns the tables only to the migration', () => {
    const owners = gatewayServices.filter(([, { environment = {} }]) => 'DATABASE_MIGRATION_URL' in environment);
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
    expect(
      podSpecs
        .filter(({ containers: [main] }) => main?.env?.some(({ name }) => name === 'DATABASE_MIGRATION_URL'))
        .map(({ name }) => name),
    ).toEqual(['livery-migrate']);
  });
});

describe('the commands in the deployment files', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.') || name === 'Dockerfile' || name === 'Caddyfile')
    .map((name) => read(`docs/deployment/${name}`))
    .join('\n');

  it('are scripts and files that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const commands = [...texts.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...texts.matchAll(/(?:apps|docs|tools)\/[\w./-]+\.\w+/g)].map(([path]) => path);
    expect(files).toEqual(expect.arrayContaining(['apps/platform/src/main.ts', 'apps/provider/src/main.ts']));
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('start the entry points with tsx', () => {
    const started = [...texts.matchAll(/node"?,? "?--import"?,? "?tsx"?,? "?([\w./-]+)/g)].map(([, path]) => path);
    expect(new Set(started)).toEqual(
      new Set([
        'apps/platform/src/main.ts',
        'apps/platform/src/commands/migrate.ts',
        'apps/provider/src/main.ts',
        'tools/brand/src/cli/bundle.ts',
      ]),
    );
  });
});

describe('the images', () => {
  it('have the Node version of .nvmrc', () => {
    expect(dockerfile).toContain(`ARG NODE_VERSION=${nodeVersion}\n`);
    expect(listStages()[0]?.from).toBe('node:${NODE_VERSION}-bookworm-slim');
  });

  it('have fixed versions', () => {
    const stages = new Set(listStages().map(({ name }) => name));
    const images = [
      ...listStages().map(({ from }) => from.replace('${NODE_VERSION}', nodeVersion)),
      ...Object.values(services).map(({ image }) => image.replace(/\$\{LIVERY_VERSION[^}]*\}/, '1')),
      ...containers.map(({ image }) => image),
    ].filter((image) => !stages.has(image));
    expect(images.length).toBeGreaterThan(10);
    expect(images.filter((image) => !imagePattern.test(image))).toEqual([]);
  });

  it('have the targets that the files name', () => {
    const stages = listStages().map(({ name }) => name);
    const targets = Object.values(services).flatMap(({ build }) => (build ? [build.target] : []));
    expect(stages).toEqual(expect.arrayContaining([...targets, 'gateway', 'provider', 'bundles']));
    const dockerfiles = Object.values(services).flatMap(({ build }) => (build ? [build.dockerfile] : []));
    expect(new Set(dockerfiles)).toEqual(new Set(['docs/deployment/Dockerfile']));
  });

  it('run as a user that is not root, with a health check', () => {
    for (const target of ['gateway', 'provider', 'bundles']) {
      const chain: string[] = [];
      let stage = listStages().find(({ name }) => name === target);
      while (stage) {
        const { from, name } = stage;
        chain.unshift(dockerfile.split(`FROM ${from} AS ${name}\n`)[1]?.split(/^FROM /m)[0] ?? '');
        stage = listStages().find((other) => other.name === from);
      }
      const text = chain.join('\n');
      expect([target, /^USER 1000:1000$/m.test(text), /^STOPSIGNAL SIGTERM$/m.test(text)]).toEqual([
        target,
        true,
        true,
      ]);
      expect(text).toMatch(/^HEALTHCHECK /m);
    }
    expect(dockerfile).toMatch(/npm ci --omit=dev/);
  });

  it('are built without files that contain settings or data', () => {
    const ignored = read('docs/deployment/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/.env', '**/*.env', '**/.data']));
  });
});

describe('the time to stop', () => {
  const drainSeconds = Number(settings.DRAIN_SECONDS);
  const extraSeconds = Number(/`DRAIN_SECONDS` and (\d+) seconds/.exec(read('docs/operations.md'))?.[1]);

  it('is DRAIN_SECONDS and the documented seconds', () => {
    expect(extraSeconds).toBe(45);
    expect(deployments.map(({ terminationGracePeriodSeconds }) => terminationGracePeriodSeconds)).toEqual(
      deployments.map(() => drainSeconds + extraSeconds),
    );
    const running = gatewayServices.filter(([name]) => name !== 'migrate');
    for (const [, { stop_grace_period: period, environment = {} }] of running)
      expect(period).toBe(`${Number(environment.DRAIN_SECONDS) + extraSeconds}s`);
  });

  it('lets the readiness check fail before the gateway closes', () => {
    for (const {
      containers: [main],
    } of deployments) {
      const { periodSeconds = 0, failureThreshold = 0 } = main?.readinessProbe ?? {};
      expect(periodSeconds * (failureThreshold + 1)).toBeLessThan(drainSeconds);
    }
  });
});

describe('the manifests of Kubernetes', () => {
  it('run gateways for calls and for jobs', () => {
    const roles = deployments.map(({ containers: [main] }) => main?.env?.find(({ name }) => name === 'ROLE')?.value);
    expect(roles.sort()).toEqual(['jobs', 'web']);
  });

  it('run without root and on a read-only file system, with a folder for LIVERY_DATA', () => {
    expect(podSpecs).toHaveLength(3);
    for (const { securityContext } of podSpecs) expect(securityContext).toMatchObject({ runAsNonRoot: true });
    for (const { securityContext } of containers)
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    const [, dataFolder] = /^ENV LIVERY_DATA=(\S+)/m.exec(dockerfile) ?? [];
    for (const {
      containers: [main],
      volumes,
    } of deployments) {
      const mount = main?.volumeMounts.find(({ mountPath }) => mountPath === dataFolder);
      expect(volumes.find(({ name }) => name === mount?.name)).toHaveProperty('emptyDir');
    }
  });

  it('open the port of the metrics only for the monitoring', () => {
    const metricsPort = Number(settings.METRICS_PORT);
    for (const {
      containers: [main],
    } of deployments)
      expect(main?.ports).toContainEqual({ name: 'metrics', containerPort: metricsPort });
    const policy = manifests.find(({ kind }) => kind === 'NetworkPolicy');
    const rules = policy?.spec?.ingress?.filter(({ ports }) => ports.some(({ port }) => port === metricsPort)) ?? [];
    expect(rules.map(({ from }) => from)).toEqual([
      [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
    ]);
    const kinds = manifests.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Service', 'Ingress', 'Job']),
    );
    expect(JSON.stringify(manifests.filter(({ kind }) => kind === 'Service'))).not.toContain('metrics');
  });

  it('are all in kustomization.yaml, except the example of the secrets', () => {
    const { resources } = parse(read('docs/deployment/kubernetes/kustomization.yaml')) as { resources: string[] };
    const files = readdirSync(join(folder, 'kubernetes'));
    expect([...resources, 'kustomization.yaml', 'secret.example.yaml'].sort()).toEqual(files.sort());
  });
});

it('compose.yaml publishes only the ports of the proxy', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([
    ['proxy', '80:80'],
    ['proxy', '443:443'],
  ]);
});

it('copy-bundles.sh replaces bundles by links, and keeps the build before', () => {
  const source = mkdtempSync(join(tmpdir(), 'livery-composed-'));
  const target = mkdtempSync(join(tmpdir(), 'livery-copied-'));
  mkdirSync(join(source, 'lualoc'));
  mkdirSync(join(target, '.builds'));
  for (const old of ['1', '2', '3']) mkdirSync(join(target, '.builds', old));
  writeFileSync(join(source, 'lualoc/index.html'), 'page');
  execFileSync('sh', [join(folder, 'copy-bundles.sh'), source, target]);
  expect(readFileSync(join(target, 'lualoc/index.html'), 'utf8')).toBe('page');
  expect(realpathSync(join(target, 'lualoc'))).toMatch(/\.builds\/\d+\/lualoc$/);
  expect(readdirSync(join(target, '.builds')).filter((name) => name.length === 1)).toEqual(['3']);
});

describe.skipIf(!hasNginx)('nginx.conf (skipped unless nginx is installed)', () => {
  it('is accepted by nginx', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'livery-nginx-conf-'));
    const certificate = ['-keyout', join(copy, 'key.pem'), '-out', join(copy, 'fullchain.pem'), '-days', '2'];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=play.example.com', ...certificate];
    execFileSync('openssl', request, { stdio: 'ignore' });
    const [tlsPort, port] = [await findFreePort(), await findFreePort()];
    const server = read('docs/deployment/nginx.conf')
      .replaceAll('/etc/ssl/livery', copy)
      .replaceAll(/gateway-\d:/g, '127.0.0.1:')
      .replaceAll('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${port}`);
    const file = join(copy, 'nginx.conf');
    writeFileSync(file, `pid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${server}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', copy, '-c', file, '-e', 'stderr'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    expect(stderr).not.toMatch(/\[(?:emerg|alert|crit|error)\]/);
  });
});
