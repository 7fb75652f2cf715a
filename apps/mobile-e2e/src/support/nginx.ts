import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const sampleFolder = fileURLToPath(new URL('../../../../docs/deployment/', import.meta.url));
/**
 * Sample nginx files for operators: one for the gateways, and one for a brand whose bundle (the built files of its
 * app) nginx serves.
 */
const sampleFiles = ['nginx.conf', 'nginx-brand.conf'];
const startTimeoutMs = 10_000;

/** Finds the nginx program. Returns undefined if this machine does not have it. */
export const findNginx = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

interface NginxOptions {
  readonly command: string;
  /** Empty folder for the configuration, certificates and temporary files. */
  readonly folder: string;
  readonly port: number;
  readonly gatewayPort: number;
  /** Folder of the bundle (the built files of a brand's app) that nginx serves. */
  readonly bundle: string;
}

/** Creates a self-signed certificate for the hosts of the sample files. */
const createCertificate = (folder: string): void => {
  const names = ['play.example.com', '*.play.example.com', 'own.example'].map((name) => `DNS:${name}`).join(',');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=play.example.com', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', '-x509', ...options, ...subject, ...files], { stdio: 'ignore' });
};

/** Replaces a text in the sample files. Throws an error if the files do not contain the text. */
const replaceIn = (text: string, from: RegExp, to: string): string => {
  if (!from.test(text)) throw new Error(`The files of docs/deployment do not contain ${String(from)}`);
  return text.replaceAll(new RegExp(from, 'g'), to);
};

const createSite = ({ folder, port, gatewayPort, bundle }: NginxOptions): string =>
  [
    [/listen 443 ssl/, `listen 127.0.0.1:${port} ssl`],
    // Only root may use port 80, so nginx listens on a socket file instead. Therefore the tests do not check the
    // redirect from port 80 to HTTPS.
    [/listen 80\b/, `listen unix:${folder}/http.sock`],
    [/server gateway-\d:4200/, `server 127.0.0.1:${gatewayPort}`],
    [/\/srv\/livery\/brands\/lualoc/, bundle],
    [/\/etc\/ssl\/livery/, folder],
  ].reduce(
    (text, [from, to]) => replaceIn(text, from as RegExp, to as string),
    sampleFiles.map((name) => readFileSync(join(sampleFolder, name), 'utf8')).join('\n'),
  );

/**
 * Creates the main nginx configuration, which includes the configuration of the site. In production, the system
 * provides this main file.
 */
const createMainFile = (folder: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/temp;`,
  );
  return [
    // Usually, the nginx workers run as another user. If root runs the tests, the workers must run as root too.
    // Otherwise they cannot read the folders of root.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'worker_processes 1;',
    'events { worker_connections 512; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log off;',
    ...temporary,
    `  include ${folder}/site.conf;`,
    '}',
  ].join('\n');
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Starts nginx with the sample files of the repository. Returns a function that stops it. */
export const startNginx = async (options: NginxOptions): Promise<() => Promise<void>> => {
  const { command, folder, port } = options;
  await mkdir(join(folder, 'temp'), { recursive: true });
  createCertificate(folder);
  await writeFile(join(folder, 'site.conf'), createSite(options));
  await writeFile(join(folder, 'nginx.conf'), createMainFile(folder));
  const child = spawn(command, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx does not start. Output:\n${output}`);
    await wait(50);
  }
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
};
