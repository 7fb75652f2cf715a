#!/usr/bin/env node
// Verifies the signed approvals of the release that a site serves. Uses only data that the site publishes. The program
// is one file without dependencies, so that anybody can read it, copy it and run it with Node 20 or newer.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const usage = `Verifies the signed approvals of the release that a site shows.

  livery-verify-release <https://site | folder> [--key <thumbprint>]… [--files]

  A folder has the saved documents: release.json (from /.well-known/livery-release), and the two parts of the manifest,
  each with its hash as its name (from /.well-known/livery-release/<hash>).

  --key    thumbprint of the public key of an approver that you trust: the console shows it in "My account". Without
           it, the keys that the site publishes are used, and their thumbprints are shown
  --files  also loads the files of the release from the site, and compares them with the manifest. During a trial, the
           program is one visitor of the site, so it verifies the release and the files of one of the two groups

Exit codes: 0 the release has genuine approvals, 1 it has none, or there is a problem, 2 wrong arguments, or a document
cannot be read`;

/** Error in the command-line arguments, or in a document that cannot be read. */
class UnreadableError extends Error {}

/** Prints one line. Texts of the site must not add lines or change the terminal, so control characters become `·`. */
const print = (line) => console.log(line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·'));

const hash = (content) => createHash('sha256').update(content).digest();
const toHex = (content) => hash(content).toString('hex');

/** Returns the thumbprint of a JSON Web Key (RFC 7638). */
const computeThumbprint = (key) => {
  const sorted = Object.fromEntries(Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1)));
  return hash(JSON.stringify(sorted)).toString('base64url');
};

/**
 * Cookie that assigns a visitor to one of two groups during a trial (a test in which each group gets another release).
 */
const groupCookie = /^livery-release=[^;]*/;

/**
 * Creates a function that loads a URL and returns its bytes. After a response has set the group cookie, all further
 * requests send it. During a trial (a test with two releases), they therefore load files of the same release.
 */
const createFetch = () => {
  let cookie;
  return async (url) => {
    try {
      const headers = cookie ? { cookie } : {};
      const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(30_000) });
      cookie ??= response.headers.getSetCookie().flatMap((each) => groupCookie.exec(each) ?? [])[0];
      if (!response.ok) throw new Error(`the status is ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new UnreadableError(`${url} cannot be read: ${error.cause?.message || error.message}`);
    }
  };
};

/** Parses a published document. Throws an UnreadableError for a text that is not a JSON object. */
const parseDocument = (bytes, name) => {
  try {
    const document = JSON.parse(bytes.toString('utf8'));
    if (document === null || typeof document !== 'object') throw new Error('it is not a JSON object');
    return document;
  } catch (error) {
    throw new UnreadableError(`${name} cannot be read: ${error.message}`);
  }
};

const isSite = (source) => /^https?:\/\//.test(source);

/**
 * Creates a function that reads a published document. Without an argument, it reads the release. With a hash, it reads
 * the file of the manifest that has this hash as its name.
 */
const createReader = (source, fetchBytes) => {
  if (isSite(source))
    return (part) => fetchBytes(new URL(`/.well-known/livery-release${part ? `/${part}` : ''}`, source));
  return (part) => readFile(`${source}/${part ?? 'release.json'}`);
};

/** Reads a file of the manifest by its hash. Throws an Error if the content of the file has another hash. */
const readPart = async (read, part) => {
  if (!/^[0-9a-f]{64}$/.test(part)) throw new Error('The release names no hash of its manifest');
  const bytes = await read(part);
  if (toHex(bytes) !== part) throw new Error(`The manifest ${part} has another hash: ${toHex(bytes)}`);
  return parseDocument(bytes, `The manifest ${part}`);
};

/** Returns the hash of each file of a release. The key is the path of the file. */
const readFiles = async (read, release) => {
  const { shared, files, build } = await readPart(read, release.manifest);
  if (build !== release.build)
    throw new Error(`The manifest is of the build ${build}, the release of ${release.build}`);
  return { ...(await readPart(read, shared)), ...files };
};

/** Returns the reason why an approval is not genuine. Returns undefined for a genuine approval. */
const findProblem = (approval, release, trusted) => {
  const bytes = (name) => Buffer.from(approval[name], 'base64url');
  const statement = JSON.parse(approval.statement);
  if (statement.type !== 'livery.release.approval') return 'the statement is not an approval';
  for (const name of ['brand', 'release', 'build', 'manifest'])
    if (statement[name] !== release[name]) return `the statement is about another ${name}: ${statement[name]}`;
  if (statement.approver !== approval.name) return `the statement names another approver: ${statement.approver}`;
  const client = JSON.parse(bytes('clientData'));
  if (client.type !== 'webauthn.get' || client.challenge !== hash(approval.statement).toString('base64url'))
    return 'the passkey has signed another text';
  // Bit 2 of the flags: the passkey has verified its owner, for example by a fingerprint.
  if ((bytes('authenticatorData')[32] & 4) === 0) return 'the passkey has not verified its owner';
  const key = createPublicKey({ key: approval.publicKey, format: 'jwk' });
  // A signature with an Ed25519 key needs no separate hash algorithm.
  const algorithm = approval.publicKey.kty === 'OKP' ? null : 'sha256';
  const signed = Buffer.concat([bytes('authenticatorData'), hash(bytes('clientData'))]);
  if (!verify(algorithm, signed, key, bytes('signature'))) return 'the signature is invalid';
  if (trusted && !trusted.includes(computeThumbprint(approval.publicKey))) return 'you do not trust its key';
  return undefined;
};

/** Checks an approval. Returns its problem (undefined for a genuine approval) and the thumbprint of its key. */
const examine = (approval, release, trusted) => {
  try {
    return { problem: findProblem(approval, release, trusted), key: computeThumbprint(approval.publicKey) };
  } catch (error) {
    return { problem: `it is malformed: ${error.message}`, key: 'unknown' };
  }
};

/**
 * Returns the URL of a file of the site. Sets only the path of the URL, so a path such as `//host/x` cannot lead to
 * another site.
 */
const toFileUrl = (path, site) => {
  const url = new URL('/', site);
  url.pathname = `/${path}`;
  return url;
};

/**
 * Returns the paths of the files that are missing on the site or have another content there. Skips files such as
 * `_headers`, which are only for the web server and are not public.
 */
const findChangedFiles = async (site, files, fetchBytes) => {
  const changed = [];
  for (const [path, integrity] of Object.entries(files)) {
    if (path.startsWith('_')) continue;
    const bytes = await fetchBytes(toFileUrl(path, site)).catch(() => undefined);
    if (!bytes || `sha256-${hash(bytes).toString('base64')}` !== integrity) changed.push(path);
  }
  return changed;
};

/** Compares the files of the site with the hashes in the manifest. Returns true if all files are the same. */
const checkFiles = async (site, files, fetchBytes) => {
  const changed = await findChangedFiles(site, files, fetchBytes);
  for (const path of changed) print(`CHANGED: ${path}`);
  return changed.length === 0;
};

const check = async (source, { key: trusted, files: loadsFiles }) => {
  if (isSite(source) && !URL.canParse(source)) throw new UnreadableError(`${source} is not an address`);
  if (loadsFiles && !isSite(source)) throw new UnreadableError('--files needs the address of the site');
  const fetchBytes = createFetch();
  // During a trial (a test with two releases), the response to the page assigns the visitor to a group. The page is
  // therefore loaded before the release. If it cannot be loaded, `checkFiles` reports it later.
  if (loadsFiles) await fetchBytes(toFileUrl('index.html', source)).catch(() => undefined);
  const read = createReader(source, fetchBytes);
  const release = parseDocument(await read(), 'The release');
  const files = await readFiles(read, release);
  if (!Array.isArray(release.approvals)) throw new Error('The release has no list of approvals');
  print(`Release ${release.release} of ${release.brand}: ${Object.keys(files).length} files, ${release.manifest}`);
  if (release.trial) print('A trial runs: the site shows another release to a part of its visitors');
  let isGenuine = release.approvals.length > 0;
  if (!isGenuine) print('The release has no signed approval');
  for (const approval of release.approvals) {
    const { problem, key } = examine(approval, release, trusted);
    if (problem) isGenuine = false;
    print(`${problem ? `FORGED (${problem})` : 'genuine'}: ${approval?.name}, ${approval?.approvedAt}, key ${key}`);
  }
  return loadsFiles ? (await checkFiles(source, files, fetchBytes)) && isGenuine : isGenuine;
};

/**
 * Returns the arguments with `--key=<thumbprint>` in place of `--key <thumbprint>`. A thumbprint can begin with a hyphen,
 * and `parseArgs` accepts such a value only in this form.
 */
const joinKeys = (args) =>
  args.flatMap((arg, index) => {
    if (args[index - 1] === '--key') return [];
    return arg === '--key' && index + 1 < args.length ? [`--key=${args[index + 1]}`] : [arg];
  });

/** Parses the command-line arguments. If they are invalid, prints the reason and returns undefined. */
const readArguments = () => {
  try {
    return parseArgs({
      args: joinKeys(process.argv.slice(2)),
      allowPositionals: true,
      options: { key: { type: 'string', multiple: true }, files: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    print(error.message);
    return undefined;
  }
};

const { values, positionals } = readArguments() ?? { values: {}, positionals: [] };
if (values.help || positionals.length !== 1) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  process.exitCode = await check(positionals[0], values).then(
    (isGenuine) => (isGenuine ? 0 : 1),
    (error) => {
      print(error.message);
      return error instanceof UnreadableError || error.code === 'ENOENT' ? 2 : 1;
    },
  );
}
