import { toScriptJson } from '../page/escape.ts';

interface Precached {
  readonly url: string;
  /** Null when the URL itself changes with the content. */
  readonly revision: string | null;
}

interface Parts {
  readonly files: readonly Precached[];
  /** The worker file that all brands share. */
  readonly worker: string;
  /** Icon of the brand's notifications. */
  readonly icon: string;
}

/**
 * Creates the `sw.js` of a brand: the list of files to cache, and the import of the shared worker. Each new build has
 * another list, so that browsers detect the update. It creates a Trusted Types policy, because some hosts send the
 * Content-Security-Policy of the page with every file.
 */
export function createServiceWorker({ files, worker, icon }: Parts): string {
  const load = `self.trustedTypes?trustedTypes.createPolicy("livery",{createScriptURL:u=>u}).createScriptURL("/${worker}"):"/${worker}"`;
  return `self.__precache=${toScriptJson(files)};self.__icon=${toScriptJson(icon)};importScripts(${load});\n`;
}
