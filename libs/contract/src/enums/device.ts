/** Values of the `Device` request header. They state whether the page runs in the browser or as an installed app. */
export const Device = { Browser: 'MOBILE', Standalone: 'OTHERS' } as const;
