import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { createHash } from 'node:crypto';
import type { OwnFontFormat } from '@livery/merchant/own-fonts';
import { Blob, Face, Font } from 'harfbuzzjs';
import { unpackFont } from './font-container.ts';
import { fontLimits } from './font-directory.ts';
import { measureFont, type FontMetrics } from './font-metrics.ts';

/**
 * Permission to embed a font, from its licence bits. `installable` has no limits. `editable` allows documents that
 * can be edited. `preview` allows documents that can only be viewed and printed. A font that forbids embedding or
 * subsetting is rejected.
 */
export type Embedding = 'installable' | 'editable' | 'preview';

/** Axis of a variable font. `min`, `standard` (the default) and `max` are in the unit of the axis. */
export interface FontAxis {
  readonly tag: string;
  readonly min: number;
  readonly standard: number;
  readonly max: number;
}

/** Data of a font that passed all checks. */
export interface FontFacts {
  readonly format: OwnFontFormat;
  readonly family: string;
  readonly style: string;
  readonly version: string;
  readonly copyright: string;
  /** Text and URL of the licence, as the font contains them. Empty if the font contains none. */
  readonly license: string;
  readonly licenseUrl: string;
  readonly embedding: Embedding;
  readonly glyphs: number;
  readonly axes: readonly FontAxis[];
  /** Minimum and maximum weight of the font, from 1 to 1000. Both are equal for a font with one weight. */
  readonly weights: { readonly min: number; readonly max: number };
  /** Code points that the font has. */
  readonly characters: ReadonlySet<number>;
  readonly metrics: FontMetrics;
}

const factsByHash = new Map<string, FontFacts | ProblemText>();
const maxRemembered = 32;

/**
 * Checks a font and returns its data, or an error if it cannot be used. The results for the last 32 fonts are cached,
 * because each change of a draft of a brand needs the results for the same fonts again.
 */
export async function readFontFacts(bytes: Buffer): Promise<FontFacts | ProblemText> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const facts = factsByHash.get(hash) ?? (await readFacts(bytes));
  factsByHash.delete(hash);
  if (factsByHash.size >= maxRemembered) factsByHash.delete(factsByHash.keys().next().value ?? '');
  factsByHash.set(hash, facts);
  return facts;
}

async function readFacts(bytes: Buffer): Promise<FontFacts | ProblemText> {
  if (bytes.length > fontLimits.file)
    return createProblemText('font.large', {
      size: Math.ceil(bytes.length / 1024),
      max: fontLimits.file / 1024,
    });
  const unpacked = await unpackFont(bytes);
  if ('reason' in unpacked) return unpacked;
  try {
    const face = new Face(new Blob(unpacked.sfnt));
    return findFaceError(face) ?? toFacts(face, unpacked.format);
  } catch {
    return damaged;
  }
}

const damaged = createProblemText('font.unreadable');

const requiredTables = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'OS/2', 'name'];

function findFaceError(face: Face): ProblemText | undefined {
  const missing = requiredTables.find((tag) => readTable(face, tag).length === 0);
  const hasOutlines = ['glyf', 'CFF ', 'CFF2'].some((tag) => readTable(face, tag).length > 0);
  if (missing !== undefined) return createProblemText('font.noTable', { table: missing.trim() });
  if (!hasOutlines) return createProblemText('font.noOutlines');
  return findGlyphError(face) ?? findEmbeddingError(face);
}

function findGlyphError(face: Face): ProblemText | undefined {
  const glyphs = countGlyphs(face);
  if (glyphs > fontLimits.glyphs) return createProblemText('font.glyphs', { glyphs, max: fontLimits.glyphs });
  const isLong = readTable(face, 'head').readInt16BE(50) === 1;
  const offsets = readTable(face, 'loca').length / (isLong ? 4 : 2);
  const isComplete = readTable(face, 'glyf').length === 0 || offsets > glyphs;
  const advances = readTable(face, 'hhea').readUInt16BE(34);
  if (glyphs === 0 || !isComplete || advances > glyphs || readTable(face, 'hmtx').length < advances * 4) return damaged;
  return undefined;
}

/** Licence bits of the table OS/2. If several bits are set, the least restrictive bit applies. */
const bits = { restricted: 0x2, preview: 0x4, editable: 0x8, noSubsetting: 0x100, bitmapOnly: 0x200 };

const readEmbeddingBits = (face: Face): number => readTable(face, 'OS/2').readUInt16BE(8);

function findEmbeddingError(face: Face): ProblemText | undefined {
  const value = readEmbeddingBits(face);
  const usage = value & (bits.restricted | bits.preview | bits.editable);
  if (usage === bits.restricted) return createProblemText('font.noEmbedding');
  if (value & bits.noSubsetting) return createProblemText('font.noSubset');
  if (value & bits.bitmapOnly) return createProblemText('font.bitmapOnly');
  return undefined;
}

function getEmbedding(face: Face): Embedding {
  const value = readEmbeddingBits(face);
  if (value & bits.editable) return 'editable';
  return value & bits.preview ? 'preview' : 'installable';
}

const readTable = (face: Face, tag: string): Buffer => Buffer.from(face.referenceTable(tag) ?? []);

const countGlyphs = (face: Face): number => readTable(face, 'maxp').readUInt16BE(4);

/**
 * Ids of the texts in the name table of a font. `group` and `subfamily` are the typographic names, which have priority
 * over `family` and `style`.
 */
const names = { copyright: 0, family: 1, style: 2, version: 5, license: 13, licenseUrl: 14, group: 16, subfamily: 17 };

const maxNameLength = 500;

/**
 * Reads a text from the metadata of a font. Each group of invisible characters becomes a space, because operators see
 * this text. Cuts the text off after `max` characters.
 */
function readName(face: Face, id: number, max = maxNameLength): string {
  const text = face.getName(id, 'en');
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .trim()
    .slice(0, max);
}

function readAxes(face: Face): readonly FontAxis[] {
  return Object.values(face.getAxisInfos()).map(({ tag, min, default: standard, max }) => ({
    tag,
    min,
    standard,
    max,
  }));
}

const toWeight = (value: number): number => Math.round(Math.min(1000, Math.max(1, value)));

function toFacts(face: Face, format: OwnFontFormat): FontFacts | ProblemText {
  const characters = new Set(face.collectUnicodes());
  if (characters.size === 0) return damaged;
  const axes = readAxes(face);
  const weight = axes.find(({ tag }) => tag === 'wght');
  const only = toWeight(readTable(face, 'OS/2').readUInt16BE(4));
  return {
    format,
    family: readName(face, names.group, 80) || readName(face, names.family, 80),
    style: readName(face, names.subfamily, 80) || readName(face, names.style, 80),
    version: readName(face, names.version, 80),
    copyright: readName(face, names.copyright),
    license: readName(face, names.license),
    licenseUrl: readName(face, names.licenseUrl, 200),
    embedding: getEmbedding(face),
    glyphs: countGlyphs(face),
    axes,
    weights: weight ? { min: toWeight(weight.min), max: toWeight(weight.max) } : { min: only, max: only },
    characters,
    metrics: measureFont(face.upem, new Font(face)),
  };
}
