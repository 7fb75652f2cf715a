const accepted = [
  [20, 19],
  [22, 13],
];

/**
 * Returns true if the repository supports this version of Node. The accepted versions equal `engines` in the root
 * package.json.
 * @param {string} version such as 20.19.0
 */
export const isAccepted = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (
    major >= 24 || accepted.some(([wantedMajor, wantedMinor]) => major === wantedMajor && minor >= (wantedMinor ?? 0))
  );
};

/**
 * Ends the process with a message if Node is too old. Without this check, a later step would fail with an unclear
 * error.
 */
export const ensureNode = () => {
  if (isAccepted(process.versions.node)) return;
  console.error(
    'Livery needs Node 20.19 or newer of line 20, 22.13 or newer of line 22, or 24 and up. This is Node ' +
      `${process.versions.node}: install another, then try again.`,
  );
  process.exit(1);
};
