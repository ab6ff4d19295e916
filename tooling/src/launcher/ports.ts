import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

export interface Ports {
  readonly site: number;
  readonly arcade: number;
  readonly parlour: number;
  readonly paygate: number;
  readonly metrics: number;
  readonly workerMetrics: number;
}

/**
 * The error code when listening there fails, such as `EADDRINUSE`; undefined if it works.
 */
function listenProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function somebodyAnswers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}

/**
 * Why a port cannot be used, as an error code; undefined if it is free. ::1 and 127.0.0.1 are tried
 * too: some systems let a second program listen beside one that listens on every address, and a
 * browser resolves `localhost` to either.
 */
export async function portProblem(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  const problem = await listenProblem(port, host);
  if (problem) return problem;
  const answers = await Promise.all([
    somebodyAnswers(port, '127.0.0.1'),
    somebodyAnswers(port, '::1'),
  ]);
  return answers.includes(true) ? 'EADDRINUSE' : undefined;
}

/**
 * Ports that this process has given out. Their programs listen only seconds later.
 */
const given = new Set<number>();

/**
 * Below the ephemeral ports (32768 and above), also with the fixed distances added: an outgoing
 * connection could take such a port before its program listens.
 */
const proposal = () => randomInt(10_000, 26_000);

/**
 * A free port of 127.0.0.1 that was not given out before.
 * @throws StartError when none is found
 */
export async function freePort(propose: () => number = proposal): Promise<number> {
  let problem: string | undefined;
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = propose();
    if (given.has(port)) continue;
    given.add(port);
    problem = await portProblem(port);
    if (!problem) return port;
  }
  throw new StartError(`No free port was found on 127.0.0.1 (${problem}).`);
}

/** `wanted` when it is a port, free and not given out; any free one otherwise. */
export async function portNear(wanted: number): Promise<number> {
  if (wanted > 65_535 || given.has(wanted)) return freePort();
  given.add(wanted);
  return (await portProblem(wanted)) === undefined ? wanted : freePort();
}

const explanations: Readonly<
  Record<string, (variable: string, port: number, host: string) => string>
> = {
  EADDRINUSE: (variable, port) =>
    `Port ${port} is in use by another program. Stop that program, or choose another port: ` +
    `${variable}=${port < 65_000 ? port + 100 : 3100} npm start`,
  EACCES: (variable, port) =>
    `This account may not open port ${port}. Choose one from 1024 on: ${variable}=3000 npm start`,
  EADDRNOTAVAIL: (_variable, _port, host) =>
    `HOST is ${host}, which is not an address of this machine.`,
};

async function demand(variable: string, port: number, host: string): Promise<number> {
  given.add(port);
  const problem = await portProblem(port, host);
  if (!problem) return port;
  const explain = explanations[problem];
  throw new StartError(
    explain
      ? explain(variable, port, host)
      : `${variable}: port ${port} cannot be opened (${problem}).`,
  );
}

/**
 * The ports of one copy. The site's port must be free. The others follow at fixed distances; one
 * that is taken is replaced by any free port, unless a variable names it.
 * @throws StartError with the port that is taken
 */
export async function allotPorts(settings: Settings): Promise<Ports> {
  const { port, host } = settings;
  const near = (variable: string, asked: number | undefined, wanted: number) =>
    asked === undefined ? portNear(wanted) : demand(variable, asked, '127.0.0.1');
  const site = await demand('PORT', port, host);
  const metrics = await near('METRICS_PORT', settings.metricsPort, port + 6000);
  const [arcade, parlour, paygate, workerMetrics] = await Promise.all([
    near('ARCADE_PORT', settings.arcadePort, port + 1000),
    // Not a distance of 3000: browsers block port 6000.
    near('PARLOUR_PORT', settings.parlourPort, port + 3100),
    near('PAYGATE_PORT', settings.paygatePort, port + 2000),
    portNear(settings.metricsPort === undefined ? port + 6001 : settings.metricsPort + 1),
  ]);
  return { site, arcade, parlour, paygate, metrics, workerMetrics };
}
