import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** True if this machine can start nginx. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

interface Ports {
  /** Port at which nginx accepts the calls of members' browsers. */
  readonly port: number;
  /**
   * Port at which nginx accepts calls inside the network, such as the calls of the operator's services. These calls
   * do not contain the public host name, so nginx adds it.
   */
  readonly internalPort: number;
}

const formatConfig = ({ port, internalPort }: Ports, host: string, gatewayPorts: readonly number[]): string => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  client_max_body_size 12m;
  upstream gateways {
${gatewayPorts.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
  }
${[
  [port, '$http_host'],
  [internalPort, host],
]
  .map(
    ([listen, header]) => `
  server {
    listen 127.0.0.1:${listen};
    location / {
      proxy_pass http://gateways;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${header};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
      proxy_buffering off;
      proxy_connect_timeout 2s;
    }
  }`,
  )
  .join('\n')}
}
`;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts nginx as a load balancer in front of gateways, and waits until it listens. `host` is the public host of the
 * gateways.
 */
export const startNginx = async (ports: Ports, host: string, gatewayPorts: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-nginx-'));
  await writeFile(join(folder, 'nginx.conf'), formatConfig(ports, host, gatewayPorts));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await isListening(ports.port))) {
    if (child.exitCode !== null) throw new Error('nginx has ended before it was ready.');
    await wait(50);
  }
  return {
    origin: `http://127.0.0.1:${ports.port}`,
    internalOrigin: `http://127.0.0.1:${ports.internalPort}`,
    stop: async (): Promise<void> => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
