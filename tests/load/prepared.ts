import { connect } from 'node:net';
import { quantile, type Rate } from './measure.ts';

export interface PreparedLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Whole requests as bytes; each is sent once. */
  requests: readonly Buffer[];
  /** So many requests follow each other on one connection, each after the reply before it. */
  inOrder?: number;
}

/** Where a reply ends; undefined while it is incomplete. */
function endOf(reply: string): number | undefined {
  const head = reply.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const [, length = '0'] = /content-length: (\d+)/i.exec(reply) ?? [];
  const end = head + 4 + Number.parseInt(length, 10);
  return reply.length < end ? undefined : end;
}

/**
 * Sends prepared requests, one after another on each connection, for some seconds or until none is
 * left. Creating and signing them is the vendor's work and must not be measured.
 */
export async function sendPrepared({
  url,
  connections,
  seconds,
  requests,
  inOrder = 1,
}: PreparedLoad): Promise<Rate> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  let [next, failures, over] = [0, 0, false];
  const one = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let [reply, sent, at, end] = ['', 0, 0, 0];
      const send = () => {
        if (at === end) {
          at = next;
          next += inOrder;
          end = next;
        }
        const request = over ? undefined : requests[at];
        if (!request) return void socket.end();
        at += 1;
        sent = performance.now();
        socket.write(request);
      };
      socket
        .setEncoding('latin1')
        .on('connect', send)
        .on('close', () => resolve());
      socket.on('error', () => {
        failures += 1;
      });
      socket.on('data', (piece: string) => {
        reply += piece;
        if (endOf(reply) === undefined) return;
        if (!reply.startsWith('HTTP/1.1 200')) failures += 1;
        times.push(performance.now() - sent);
        reply = '';
        send();
      });
    });
  const began = performance.now();
  const timer = setTimeout(() => {
    over = true;
  }, seconds * 1000);
  await Promise.all(Array.from({ length: connections }, one));
  clearTimeout(timer);
  const took = (performance.now() - began) / 1000;
  const shown = (part: number) => Number(quantile(times, part).toFixed(1));
  return { perSecond: times.length / took, p50: shown(0.5), p99: shown(0.99), failures };
}
