import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  readonly name: string;
  /** Content of the file in chunks, so that the complete file is never in memory. */
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /**
   * True for a file that is already compressed, such as an image. The archive stores its bytes without compressing them
   * again.
   */
  readonly isPacked?: boolean;
}

/**
 * Creates a ZIP archive as a stream. Each chunk is created only when the reader requests it, so that chunks do not fill
 * the memory if the reader is slow.
 */
export async function* createZip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, parts, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(part);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
