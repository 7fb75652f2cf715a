export type ThemeMode = 'light' | 'dark';

/**
 * Key in the storage of the device for the mode that the member has chosen, `light` or `dark`. Without a value, the
 * app follows the settings of the device.
 */
export const modeStorageKey = 'livery.mode';

export const getOtherMode = (mode: ThemeMode): ThemeMode => (mode === 'light' ? 'dark' : 'light');
