import type { PreviewScene } from '@livery/contract/operators/preview-messages';

/**
 * Adds a prefix to all storage keys of the page. The prefix is different for each kind of visitor, language and colour
 * mode. All frames of a preview have the same origin. Without the prefix, a frame with a guest and a frame with a
 * member would overwrite each other's log-in session.
 */
export const separateStorages = ({ visitor, language, mode }: PreviewScene): void => {
  const prefix = `${visitor}/${language ?? ''}/${mode ?? ''}/`;
  const { getItem, setItem, removeItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return getItem.call(this, prefix + key);
  };
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, prefix + key, value);
  };
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, prefix + key);
  };
  Storage.prototype.clear = function () {
    for (const key of Object.keys(this)) if (key.startsWith(prefix)) removeItem.call(this, key);
  };
};

/** Storage in memory, with the methods of `Storage`. */
class MemoryStorage {
  readonly #values = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}

/**
 * Replaces the storages that the browser blocks by storages in memory. If third-party cookies are blocked, browsers
 * also block the storages of a frame from another site. For example, `console.localhost` and `<key>.preview.localhost`
 * are two sites.
 */
export const replaceBlockedStorages = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
    }
};
