// @vitest-environment jsdom
import { wpsApi } from '@livery/api/client';
import { ErrorCode } from '@livery/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { BotCheckFields } from './bot-check-fields.tsx';
import type { WorkerMessage } from './solve-proof-of-work.ts';
import { type BotCheckFields as Solved, useBotCheck } from './use-bot-check.ts';

/**
 * Fake web worker. Tests call `report` to send a message of the worker to the app. The array `tasks` contains the
 * messages that the app has sent to the worker.
 */
class TestWorker extends EventTarget {
  static readonly all: TestWorker[] = [];
  readonly tasks: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    TestWorker.all.push(this);
  }

  postMessage(task: unknown): void {
    this.tasks.push(task);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  report(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const createTask = (signature: string, more: object = {}) => ({
  image: false,
  canSkipImage: false,
  proofOfWork: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: 'a1',
        salt: 'b2',
        cost: 5000,
        keyLength: 32,
        keyPrefix: '00',
        keySignature: 'c3',
        data: {},
      },
      signature,
    },
    maxTries: 200,
  },
  ...more,
});

let gateway: TestGateway;
let solved: Solved | undefined | 'pending';
beforeEach(() => {
  TestWorker.all.length = 0;
  solved = 'pending';
  vi.stubGlobal('Worker', TestWorker);
  gateway = startTestGateway();
  gateway.reply('captcha', () => success('aW1hZ2U='));
});
afterEach(cleanup);

const open = async () => {
  const Screen = () => {
    const check = useBotCheck(true);
    const { dispatch } = useStore();
    return (
      <>
        <BotCheckFields check={check} />
        <button type="button" onClick={() => void check.solve('123456').then((fields) => (solved = fields))}>
          Send
        </button>
        <button type="button" onClick={() => dispatch(wpsApi.internalActions.onOnline())}>
          Reconnect
        </button>
      </>
    );
  };
  renderScreen({ Screen, at: '/m/login', texts: await startTestTexts() });
  await screen.findByRole('button', { name: 'Send' });
};
const findWorker = (index = 0) =>
  waitFor(() => {
    const worker = TestWorker.all[index];
    if (!worker?.tasks.length) throw new Error('The worker has no task yet');
    return worker;
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('does the work in a worker without a tap, shows its progress, and sends the solution', async () => {
  gateway.reply('botCheck', () => success(createTask('s1')));
  await open();
  const worker = await findWorker();
  expect(worker.tasks).toEqual([createTask('s1').proofOfWork]);
  worker.report({ progress: 0.4 });
  const bar = await screen.findByRole('progressbar', { name: 'Security check' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
  expect(screen.queryByLabelText('Code in the picture')).toBeNull();
  // The member sends the form before the worker has finished. The form must then wait for the solution of the worker.
  await send();
  expect(solved).toBe('pending');
  worker.report({ solution: 'c29sdmVk' });
  await waitFor(() => expect(solved).toEqual({ botCheck: 'c29sdmVk' }));
  await screen.findByText('Security check complete');
  expect(worker.isTerminated).toBe(true);
});

test('reports a failure of the worker, and does new work after a tap', async () => {
  gateway.reply('botCheck', () => success(createTask(`s${gateway.getCalls('botCheck').length}`)));
  await open();
  (await findWorker()).report({ hasFailed: true });
  await screen.findByText('The security check did not work.');
  await send();
  await waitFor(() => expect(solved).toBeUndefined());
  await userEvent.click(screen.getByRole('button', { name: 'Try the check again' }));
  (await findWorker(1)).report({ solution: 'bmV3' });
  await screen.findByText('Security check complete');
});

test('sends the digits of the image together with the work', async () => {
  gateway.reply('botCheck', () => success(createTask('s1', { image: true })));
  await open();
  await screen.findByLabelText('Code in the picture');
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  (await findWorker()).report({ solution: 'c29sdmVk' });
  await send();
  const [image] = gateway.getCalls('captcha');
  await waitFor(() => expect(solved).toEqual({ botCheck: 'c29sdmVk', captcha: '123456', ...image }));
});

test('loads no other image and restarts no work after a reconnection', async () => {
  gateway.reply('botCheck', () => success(createTask('s1', { image: true })));
  await open();
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  const worker = await findWorker();
  await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
  worker.report({ solution: 'c29sdmVk' });
  await screen.findByText('Security check complete');
  expect(gateway.getCalls('captcha')).toHaveLength(1);
  expect(gateway.getCalls('botCheck')).toHaveLength(1);
});

test('replaces an image that the member cannot read by more work', async () => {
  gateway.reply('botCheck', ({ withoutImage }) =>
    success(withoutImage === 'true' ? createTask('s2') : createTask('s1', { image: true, canSkipImage: true })),
  );
  await open();
  const first = await findWorker();
  await userEvent.click(await screen.findByRole('button', { name: 'I cannot read the picture' }));
  const second = await findWorker(1);
  expect(first.isTerminated).toBe(true);
  expect(screen.queryByLabelText('Code in the picture')).toBeNull();
  second.report({ solution: 'bW9yZQ==' });
  await send();
  await waitFor(() => expect(solved).toEqual({ botCheck: 'bW9yZQ==' }));
});

test('sends the token of the widget in the frame, and ignores messages of other windows', async () => {
  gateway.reply('botCheck', () =>
    success({ image: false, canSkipImage: false, widget: { path: '/wps/captcha/widget' } }),
  );
  await open();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Security check');
  expect(frame.getAttribute('src')).toBe('/wps/captcha/widget?language=en');
  const post = (source: Window | null, token: string) =>
    fireEvent(window, new MessageEvent('message', { source, data: { type: 'livery-bot-check', token } }));
  post(window, 'forged');
  await send();
  await waitFor(() => expect(solved).toBeUndefined());
  post(frame.contentWindow, 'token-1');
  await screen.findByText('Security check complete');
  await send();
  await waitFor(() => expect(solved).toEqual({ botCheck: 'token-1' }));
});

test('uses only the image at a gateway that does not know the operation', async () => {
  gateway.reply('botCheck', () => failure(ErrorCode.NotFound));
  await open();
  await screen.findByLabelText('Code in the picture');
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  await send();
  await waitFor(() => expect(solved).toEqual({ captcha: '123456', ...gateway.getCalls('captcha')[0] }));
  expect(TestWorker.all).toEqual([]);
});
