import { toScriptJson } from '../page/escape.ts';

interface Precached {
  readonly url: string;
  /** Null where the address itself changes with the content. */
  readonly revision: string | null;
}

interface Parts {
  readonly files: readonly Precached[];
  /** The worker's file, which all brands share. */
  readonly worker: string;
  /** What stands beside the brand's notifications. */
  readonly icon: string;
}

/**
 * A brand's `sw.js`: the list of what it keeps, and the code that all brands share.
 * A new build changes the list, which is how a browser learns of it. The policy is for hosts that send the page's
 * Content-Security-Policy with every file.
 */
export function createServiceWorker({ files, worker, icon }: Parts): string {
  const load = `self.trustedTypes?trustedTypes.createPolicy("livery",{createScriptURL:u=>u}).createScriptURL("/${worker}"):"/${worker}"`;
  return `self.__precache=${toScriptJson(files)};self.__icon=${toScriptJson(icon)};importScripts(${load});\n`;
}
