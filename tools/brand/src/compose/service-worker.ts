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
 * A brand's `sw.js`: the list of files to cache, and the import of the shared worker. A new build changes the list, so
 * that browsers detect the update. The policy is for hosts that send the page's Content-Security-Policy with every
 * file.
 */
export function createServiceWorker({ files, worker, icon }: Parts): string {
  const load = `self.trustedTypes?trustedTypes.createPolicy("livery",{createScriptURL:u=>u}).createScriptURL("/${worker}"):"/${worker}"`;
  return `self.__precache=${toScriptJson(files)};self.__icon=${toScriptJson(icon)};importScripts(${load});\n`;
}
