import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file so that a crash leaves either the complete old file or the complete new file. The promise resolves when
 * the new file is on the disk.
 */
export const writeFileDurably = async (file: string, text: string, mode = 0o600): Promise<void> => {
  const handle = await open(`${file}.new`, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
  await syncFolder(dirname(file));
};
