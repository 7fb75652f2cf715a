import autocannon from 'autocannon';

export interface Contender {
  readonly name: string;
  readonly url: string;
}

const headers = { merchant: 'bituinara' };

/**
 * Duration of one measurement in seconds. The measured servers take turns in many short rounds, so that other load on
 * the machine affects all of them equally.
 */
const roundLength = 2;

/**
 * Number of requests that a connection sends before it waits for a response. With only one request, the client is the
 * bottleneck and all measured servers look equally fast.
 */
const pipelining = 20;

const round = async ({ url }: Contender): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: 20,
    pipelining,
    duration: roundLength,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(
      `${url} responded ${non2xx} times with a status other than 2xx and failed ${errors} times: the measurement is invalid`,
    );
  return requests.average;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Returns the median number of requests per second for each contender (a server to measure), by its name. The
 * contenders take turns, and each contender runs `rounds` times.
 */
export const measureInTurns = async (
  contenders: readonly Contender[],
  rounds: number,
): Promise<Record<string, number>> => {
  const measured = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (const contender of contenders) await round(contender);
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const contender of contenders) measured.get(contender.name)?.push(await round(contender));
  }
  return Object.fromEntries([...measured].map(([name, figures]) => [name, Math.round(median(figures))]));
};
