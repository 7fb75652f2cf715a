/** Gives the member a file to keep. */
export const saveFile = (name: string, json: unknown): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
