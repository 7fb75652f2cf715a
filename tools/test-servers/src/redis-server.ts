import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

/** True if this machine can start a Redis server. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

const waitForPort = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`The Redis server on port ${port} did not start`);
};

/** Creates a Redis server that a test can start, stop, freeze and restart on the same port. */
export const createRedisServer = async () => {
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async (): Promise<void> => {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn('redis-server', options, { stdio: 'ignore' });
      await waitForPort(port);
    },
    /** Kills the server. Open connections break, and new connections are rejected. */
    stop: async (): Promise<void> => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
    /** Freezes the server. It then accepts connections but does not respond, as after a network failure. */
    freeze: (): void => void server?.kill('SIGSTOP'),
    resume: (): void => void server?.kill('SIGCONT'),
  };
};
