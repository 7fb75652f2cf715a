import { toScriptJson } from '../page/escape.ts';

interface Precached {
  readonly url: string;
  /**
   * Version of the file in the cache of the service worker. Null if the URL contains a hash of the content: another
   * content then has another URL, so no version is needed.
   */
  readonly revision: string | null;
}

interface Parts {
  readonly files: readonly Precached[];
  /** Path of the service worker script that all brands share. */
  readonly worker: string;
  /** URL of the icon that notifications show. */
  readonly icon: string;
}

/**
 * Creates the `sw.js` of a brand. It lists the files to cache and loads the shared service worker script. The list
 * changes with each build, so the browser detects the update. Some hosts send the page's Content-Security-Policy with
 * every file. This policy requires a Trusted Types policy for URLs of scripts, so `sw.js` creates one for the URL of
 * the shared script.
 */
export function createServiceWorker({ files, worker, icon }: Parts): string {
  const load = `self.trustedTypes?trustedTypes.createPolicy("livery",{createScriptURL:u=>u}).createScriptURL("/${worker}"):"/${worker}"`;
  return `self.__precache=${toScriptJson(files)};self.__icon=${toScriptJson(icon)};importScripts(${load});\n`;
}
