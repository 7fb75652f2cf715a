/** Values of the `Device` header: the display mode of the page. */
export const Device = { Browser: 'MOBILE', Standalone: 'OTHERS' } as const;
