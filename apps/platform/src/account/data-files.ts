import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import type { Database } from '../db/database.ts';
import { uploads } from '../db/schema/tables.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { type DataRow, dataKinds } from './collect-data.ts';
import type { ZipFile } from './zip.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

async function* jsonOf(pages: AsyncIterable<readonly DataRow[]>): AsyncGenerator<Uint8Array> {
  let opening = '[';
  for await (const rows of pages) {
    for (const row of rows) {
      yield bytesOf(`${opening}\n${JSON.stringify(row)}`);
      opening = ',';
    }
  }
  yield bytesOf(opening === '[' ? '[]\n' : '\n]\n');
}

/** What a table can show of a value. */
const cellOf = (value: unknown): unknown =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value;

async function* csvOf(pages: AsyncIterable<readonly DataRow[]>): AsyncGenerator<Uint8Array> {
  // Without the mark spreadsheets read it in an alphabet of their own.
  let isFirst = true;
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    const cells = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)])),
    );
    yield bytesOf(`${isFirst ? '\uFEFF' : ''}${Papa.unparse(cells, { header: isFirst, escapeFormulae: true })}\r\n`);
    isFirst = false;
  }
}

interface Needs {
  readonly db: Database;
  readonly store: UploadStore;
}

/** A member's data as the files of an archive: each kind as a table and as JSON, and the pictures that they sent. */
export async function* dataFiles({ db, store }: Needs, memberId: string): AsyncGenerator<ZipFile> {
  for (const [name, pagesOf] of Object.entries(dataKinds)) {
    yield { name: `json/${name}.json`, parts: jsonOf(pagesOf(db, memberId)) };
    yield { name: `tables/${name}.csv`, parts: csvOf(pagesOf(db, memberId)) };
  }
  const pictures = await db
    .select({ id: uploads.id, purpose: uploads.purpose })
    .from(uploads)
    .where(eq(uploads.memberId, memberId))
    .orderBy(uploads.at);
  for (const { id, purpose } of pictures) {
    const picture = await store.get(id);
    if (picture) yield { name: `pictures/${purpose}-${id}.jpg`, parts: [picture], isPacked: true };
  }
}
