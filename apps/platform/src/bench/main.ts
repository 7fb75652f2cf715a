import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameList } from '@livery/contract/catalogue/games';
import { measureInTurns } from './rounds.ts';
import { startServer } from './start-server.ts';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/platform.json', import.meta.url));
const rounds = 5;
const manySlots = 10_000;

const firstPage = `${gameList.path}?gameType=RNG&language=EN&pageNo=1&pageSize=26`;
const deepPage = `${gameList.path}?gameType=RNG&language=EN&pageNo=380&pageSize=26`;

const gateway = await startServer({ kind: 'gateway', slots: manySlots });
const body = await (await fetch(gateway.origin + firstPage, { headers: { merchant: 'bituinara' } })).text();
const bare = await startServer({ kind: 'bare', body });

const requestsPerSecond = await measureInTurns(
  [
    { name: 'bareFastify', url: `${bare.origin}/` },
    { name: 'gameList', url: gateway.origin + firstPage },
    { name: 'gameListDeepPage', url: gateway.origin + deepPage },
  ],
  rounds,
);
gateway.stop();
bare.stop();

const { bareFastify = 1, gameList: list = 0, gameListDeepPage = 0 } = requestsPerSecond;
const ratio = (figure: number): number => Number((figure / bareFastify).toFixed(2));
const report = {
  what: [
    `Requests a second of the game list over a catalogue of ${manySlots} slots,`,
    `against a bare Fastify route that answers the same ${body.length} bytes:`,
    `median of ${rounds} rounds taken in turns`,
  ].join(' '),
  repeat: 'nx run platform:bench',
  node: process.version,
  requestsPerSecond,
  ratios: { gameList: ratio(list), gameListDeepPage: ratio(gameListDeepPage) },
};
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
console.log(JSON.stringify(report, undefined, 2));
