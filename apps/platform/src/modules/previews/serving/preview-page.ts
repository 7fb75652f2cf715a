import type { UnavailableReason } from '@livery/contract/operators/preview-messages';
import { escapeHtml } from '../../../core/text/html.ts';

/** Data about a page for the bridge, which is the script that the gateway inserts into the page of a preview. */
export interface BridgeFacts {
  readonly script: string;
  readonly sequence: number;
  readonly consoleOrigin: string;
  readonly gateway: string;
  /** Hash of the content of the draft that the page shows. Undefined for a release and for an error page. */
  readonly content?: string | undefined;
  /** True if the current draft has problems. The page then shows the last state of the draft that had no problems. */
  readonly earlier?: boolean;
  readonly unavailable?: UnavailableReason;
}

/** Returns the script element of the bridge, which is the script in each page of a preview. */
export const createBridgeTag = ({
  script,
  sequence,
  consoleOrigin,
  gateway,
  content,
  earlier,
  unavailable,
}: BridgeFacts): string => {
  const data = Object.entries({ sequence, console: consoleOrigin, gateway, content, earlier, unavailable }).flatMap(
    ([name, value]) => (value === undefined || value === '' ? [] : [` data-${name}="${escapeHtml(String(value))}"`]),
  );
  return `<script src="${script}"${data.join('')}></script>`;
};

const headTag = '<head>';

/**
 * Inserts the script element of the bridge, which is the gateway's script in each page of a preview. It is the first
 * element of the head, so that it runs before all other scripts. The rest of the page is unchanged.
 */
export const addBridge = (page: Buffer, tag: string): Buffer => {
  const index = page.indexOf(headTag);
  if (index < 0) throw new Error('The page of the bundle has no head, so the bridge of the preview cannot be added');
  const start = index + headTag.length;
  return Buffer.concat([page.subarray(0, start), Buffer.from(tag), page.subarray(start)]);
};
