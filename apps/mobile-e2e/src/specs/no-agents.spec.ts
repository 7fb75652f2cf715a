import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentFeatures } from '@livery/agent/features';
import { agentRegistry } from '@livery/contract/registry/agents';
import { expect, test } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';

const dist = fileURLToPath(new URL('../../../../dist/', import.meta.url));
const findScriptNames = (text: string): string[] => text.match(/[\w.-]+\.js\b/g) ?? [];

/**
 * Reads all scripts that a bundle's page loads, directly or indirectly, by file name. The folder also contains scripts
 * of the previous bundle, for pages that are still open. These scripts are not read.
 */
const readScripts = (code: string): ReadonlyMap<string, string> => {
  const folder = `${dist}brands/${code}/`;
  const existingFiles = new Set(readdirSync(`${folder}assets`));
  const scripts = new Map<string, string>();
  const pendingNames = findScriptNames(readFileSync(`${folder}index.html`, 'utf8'));
  for (const name of pendingNames) {
    if (scripts.has(name) || !existingFiles.has(name)) continue;
    const script = readFileSync(`${folder}assets/${name}`, 'utf8');
    scripts.set(name, script);
    pendingNames.push(...findScriptNames(script));
  }
  return scripts;
};

interface Edge {
  readonly file: string;
  readonly features?: readonly string[];
}
/** Finds the chunks that no feature outside libs/agent loads. */
const agentChunks = (): string[] => {
  const { chunks } = JSON.parse(readFileSync(`${dist}compile/compile.json`, 'utf8')) as {
    readonly chunks: Readonly<Record<string, { readonly lazyChunks: readonly Edge[] }>>;
  };
  const ids = new Set(agentFeatures.map(({ id }) => id));
  const edges = Object.values(chunks).flatMap(({ lazyChunks }) => lazyChunks);
  const others = new Set(edges.filter(({ features }) => !features?.every((id) => ids.has(id))).map(({ file }) => file));
  return [...new Set(edges.map(({ file }) => file))].filter((file) => !others.has(file)).map((file) => basename(file));
};

/** Matches the file names of the translations that only the agent area uses. */
const agentTexts = /-(?:agent|team|contracts)-[^-]+\.json$/;
/** API paths of the calls of agents, up to the first path parameter. */
const addresses = [...new Set(agentRegistry.map(({ path }) => path.split('/:')[0] as string))];
/** Texts that are only in a bundle with an agent area: the paths, and names of fields of the calls. */
const marks = [...addresses, 'teamOnlineCount', 'hourSalaryRates', 'divtypecompperiodreq'];

test('a bundle without an agent area contains no screen, text, call or schema of it', () => {
  const [withAgents, without] = [readScripts('bituinara'), readScripts('firuzara')];
  const chunks = agentChunks();
  const findMarks = (scripts: ReadonlyMap<string, string>) =>
    marks.filter((mark) => [...scripts.values()].some((script) => script.includes(mark)));
  expect(findMarks(withAgents), 'expected content').toEqual(marks);
  expect(findMarks(without)).toEqual([]);
  expect(
    chunks.filter((name) => withAgents.has(name)),
    'expected content',
  ).toHaveLength(chunks.length);
  expect(chunks.filter((name) => without.has(name))).toEqual([]);
});

test('a member of a brand without an agent area sends no request of it', async ({ brand, page }) => {
  const visit = brand('firuzara');
  await logIn(visit, 'demo');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await visit.open('/m/redRain');
  await expect(page.getByText(visit.t('shell:state.off.title'))).toBeVisible();
  await visit.open('/m/home');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  expect(
    requestedUrls.filter((url) => agentTexts.test(url) || addresses.some((address) => url.includes(address))),
  ).toEqual([]);
});
