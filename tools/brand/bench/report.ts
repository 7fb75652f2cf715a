import { cpus } from 'node:os';

interface Measured {
  /**
   * Seconds that the compilation takes. All fields of this interface are times in seconds of complete processes, except
   * `oneMore`: the median time of one more brand in a running process.
   */
  readonly compile: number;
  readonly images: number;
  readonly hundred: number;
  readonly thousand: number;
  readonly ownBuild: number;
  readonly oneMore: number;
  readonly again: number;
  readonly written: number;
  readonly changed: string;
  /**
   * Sizes on disk in bytes. In `linked`, a file that several bundles share is counted only once. In `copied`, such a
   * file is counted once for each bundle.
   */
  readonly linked: number;
  readonly copied: number;
  readonly brands: number;
  readonly offFeatures: number;
  readonly offChunks: number;
  readonly shippedOffChunks: number;
  readonly sameBytes: boolean;
}

interface Claim {
  readonly claim: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** Compares the measurements with the targets of the brand build. Prints the results as a table and returns them. */
export function report(m: Measured): {
  readonly machine: string;
  readonly claims: readonly Claim[];
  readonly measured: Measured;
} {
  const claims: Claim[] = [
    claim(
      'composing 100 different brands takes no longer than one compile',
      m.hundred / m.compile,
      (x) => x <= 1,
      '× one compile',
    ),
    claim(
      '1,000 brands, brotli files included, take at most 8 compiles',
      m.thousand / m.compile,
      (x) => x <= 8,
      '× one compile',
    ),
    claim(
      'one more brand is at least 100 times cheaper than a Vite build of its own',
      m.ownBuild / m.oneMore,
      (x) => x >= 100,
      'times cheaper',
    ),
    claim(
      'after a change of a brand file only this brand is composed again',
      m.written,
      (x) => x === 1,
      `of ${m.brands} brands written`,
    ),
    claim(
      '1,000 brands take at most 1/40 of the disk of their copies',
      m.copied / m.linked,
      (x) => x >= 40,
      'times less',
    ),
    claim(
      'a brand with few flags ships no chunk of a disabled feature',
      m.shippedOffChunks,
      (x) => x === 0 && m.offChunks > 0,
      `of ${m.offChunks} such chunks shipped, over ${m.brands} brands and ${m.offFeatures} features that some of them disable`,
    ),
    {
      claim: 'the same input gives the same bytes from another folder, time zone and locale',
      measured: m.sameBytes ? 'the same' : 'different',
      holds: m.sameBytes,
    },
  ];
  console.table(claims.map(({ claim: text, measured, holds }) => ({ claim: text, measured, holds })));
  console.log(
    `seconds: compile ${m.compile.toFixed(1)}, 100 brands ${m.hundred.toFixed(1)}, 1,000 brands ` +
      `${m.thousand.toFixed(1)}, a Vite build ${m.ownBuild.toFixed(1)}, one more brand ${m.oneMore.toFixed(4)}, 1,000 ` +
      `with one changed ${m.again.toFixed(1)}`,
  );
  console.log(`disk: ${(m.linked / 1e6).toFixed(1)} MB linked, ${(m.copied / 1e6).toFixed(1)} MB as copies`);
  return {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`,
    claims,
    measured: m,
  };
}

function claim(text: string, value: number, holds: (value: number) => boolean, unit: string): Claim {
  return {
    claim: text,
    measured: `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`,
    holds: holds(value),
  };
}
