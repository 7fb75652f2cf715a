import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../src/compile/options.ts';
import { writeBrands } from './brands.ts';
import { measureDiskUsage, hashBundles } from './disk.ts';
import { findDisabledFeatureChunks } from './disabled-feature-check.ts';
import { listBundles } from './list-bundles.ts';
import { report } from './report.ts';
import { timeCommand } from './run-command.ts';

const cli = (name: string): string => `tools/brand/src/cli/${name}.ts`;
const bench = (name: string): string => `tools/brand/bench/${name}.ts`;

/**
 * The measurements of this benchmark run one after another, each in its own process. Their times depend on the machine.
 * Compare only ratios of times between two runs.
 */
const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
try {
  const at = (name: string): string => join(folder, name);
  const bundle = (merchants: string, out: string, environment = {}) =>
    timeCommand([cli('bundle'), '--compiled', at('compile'), '--merchants', merchants, '--out', out], environment);

  await Promise.all(
    [
      [100, 'hundred'],
      [1000, 'thousand'],
    ].map(([count, name]) => writeBrands(at(String(name)), Number(count))),
  );
  const compile = await timeCommand([cli('compile'), '--compiled', at('compile')]);
  // Renders all images and stores them in the image cache. The later measurements then do not contain the time for
  // rendering.
  const images = await bundle(join(workspaceRoot, 'merchants'), at('demo'));
  const hundred = await bundle(at('hundred'), at('out-100'));
  const thousand = await bundle(at('thousand'), at('out-1000'));
  const standalone = await timeCommand([bench('standalone-build'), at('own')]);
  const oneMore = await timeCommand([bench('incremental-compose'), at('compile'), at('hundred'), at('out-more')]);
  const changed = await changeOne(at('thousand'));
  const again = await bundle(at('thousand'), at('out-1000'));
  const disk = await measureDiskUsage(at('out-1000'));
  const off = await findDisabledFeatureChunks(at('compile'), [at('demo'), at('out-1000')]);

  await cp(join(workspaceRoot, 'merchants'), at('other place'), { recursive: true });
  await bundle(at('other place'), at('demo-2'), {
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
  });
  const hashes = await Promise.all([hashBundles(at('demo')), hashBundles(at('demo-2'))]);

  const figures = report({
    compile: compile.seconds,
    images: images.seconds,
    hundred: hundred.seconds,
    thousand: thousand.seconds,
    ownBuild: standalone.seconds,
    oneMore: Number(oneMore.output),
    written: Number(/(\d+) written/.exec(again.output)?.[1]),
    changed,
    again: again.seconds,
    linked: disk.linked,
    copied: disk.copied,
    brands: (await listBundles(at('out-1000'))).length,
    offFeatures: off.features,
    offChunks: off.off,
    shippedOffChunks: off.shipped.length,
    sameBytes: hashes[0] === hashes[1],
  });
  await mkdir(join(workspaceRoot, 'docs/performance'), { recursive: true });
  await writeFile(join(workspaceRoot, 'docs/performance/brand.json'), `${JSON.stringify(figures, null, 2)}\n`);
  if (figures.claims.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Changes the name of one brand in a folder. */
async function changeOne(merchants: string): Promise<string> {
  const file = join(merchants, 'brand-0500.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"name":"Brand 500"', '"name":"Brand five hundred"'));
  return 'brand-0500';
}
