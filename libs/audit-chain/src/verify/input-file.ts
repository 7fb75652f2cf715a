/**
 * File that the program verifies: an export of the audit log, or a file of checkpoints. Each line contains one JSON
 * record.
 */
export interface InputFile {
  /** File name that is shown in messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Line of a file. `text` is undefined if the bytes are not UTF-8. */
interface InputLine {
  /** Number of the line, from 1. */
  readonly number: number;
  readonly text: string | undefined;
  /** Position of the first byte of the line in the file. */
  readonly start: number;
  /**
   * False if the line does not end with a line feed. Only the last line of a file can be without one, for example if
   * the file was not written completely.
   */
  readonly isComplete: boolean;
}

const lineFeed = 0x0a;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};

/** Splits a file into its lines. */
export const readLines = ({ bytes }: InputFile): InputLine[] => {
  const lines: InputLine[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(lineFeed, start);
    const isComplete = end >= 0;
    const text = decode(bytes.subarray(start, isComplete ? end : undefined));
    lines.push({ number: lines.length + 1, text, start, isComplete });
    start = isComplete ? end + 1 : bytes.length;
  }
  return lines;
};
