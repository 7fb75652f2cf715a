import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoPassword, demoUsernames } from '@livery/demo/members/accounts';
import type { Target } from './gateway-under-test.ts';
import { startLocalGateway } from './local-gateway.ts';
import { runConformance } from './run-conformance.ts';
import { writeReport } from './write-report.ts';

const reportFile = fileURLToPath(new URL('../../../../reports/platform.conformance.json', import.meta.url));

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    merchant: { type: 'string', default: 'bituinara' },
    username: { type: 'string', default: demoUsernames.member },
    password: { type: 'string', default: demoPassword },
    vendor: { type: 'string' },
    'vendor-key-id': { type: 'string' },
    'vendor-key': { type: 'string' },
  },
});

const createRemoteTarget = (url: string): { target: Target; stop: () => Promise<void> } => {
  const { merchant, username, password, vendor: code, 'vendor-key-id': keyId, 'vendor-key': keyFile } = values;
  return {
    target: {
      url: new URL(url).origin,
      merchant,
      username,
      password,
      vendor: code && keyId && keyFile ? { code, keyId, privateKey: readFileSync(keyFile, 'utf8') } : undefined,
    },
    stop: async () => {},
  };
};

const { target, stop } = values.url ? createRemoteTarget(values.url) : await startLocalGateway();
const findings = await runConformance(target);
await stop();
await writeReport(reportFile, findings);
for (const { name, failure } of findings) if (failure !== undefined) console.error(`✗ ${name}\n  ${failure}`);
if (!target.vendor)
  console.log(
    'The signed wallet was not asked: give --vendor, --vendor-key-id and --vendor-key (a file, PKCS8 in PEM) to include it.',
  );
const failed = findings.filter(({ failure }) => failure !== undefined).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
