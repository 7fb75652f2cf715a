import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import type { Database } from '../../../core/db/database.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';
import { type DataRow, dataKinds } from './collect-member-data.ts';
import type { ZipFile } from './zip.ts';
import { uploads } from '../../uploads/index.ts';

const toBytes = (text: string): Uint8Array => Buffer.from(text);

async function* writeJson(pages: AsyncIterable<readonly DataRow[]>): AsyncGenerator<Uint8Array> {
  let opening = '[';
  for await (const rows of pages) {
    for (const row of rows) {
      yield toBytes(`${opening}\n${JSON.stringify(row)}`);
      opening = ',';
    }
  }
  yield toBytes(opening === '[' ? '[]\n' : '\n]\n');
}

/** Converts a value to the content of a cell in a CSV table. */
const toCell = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

async function* writeCsv(pages: AsyncIterable<readonly DataRow[]>): AsyncGenerator<Uint8Array> {
  // True until the first row has been written. The CSV text then begins with a byte order mark, because spreadsheet
  // programs read a file without this mark in another encoding than UTF-8.
  let isFirst = true;
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    const cells = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)])),
    );
    yield toBytes(`${isFirst ? '\uFEFF' : ''}${Papa.unparse(cells, { header: isFirst, escapeFormulae: true })}\r\n`);
    isFirst = false;
  }
}

interface CreateDataFilesDeps {
  readonly db: Database;
  readonly store: ObjectStore;
}

/**
 * Creates the files of the export archive. Each kind of data is in a CSV table and in a JSON file. The archive also
 * contains the uploaded images.
 */
export async function* createDataFiles({ db, store }: CreateDataFilesDeps, memberId: string): AsyncGenerator<ZipFile> {
  for (const [name, readPages] of Object.entries(dataKinds)) {
    yield { name: `json/${name}.json`, parts: writeJson(readPages(db, memberId)) };
    yield { name: `tables/${name}.csv`, parts: writeCsv(readPages(db, memberId)) };
  }
  const images = await db
    .select({ id: uploads.id, purpose: uploads.purpose })
    .from(uploads)
    .where(eq(uploads.memberId, memberId))
    .orderBy(uploads.at);
  for (const { id, purpose } of images) {
    const image = await store.get(id);
    if (image) yield { name: `pictures/${purpose}-${id}.jpg`, parts: [image], isPacked: true };
  }
}
