/** What the `Device` header says: how the page is being run. */
export const Device = { Browser: 'MOBILE', Standalone: 'OTHERS' } as const;
