import type { Socket } from 'node:net';
import { errorStatus } from '@lantern/contracts';
import { refusalText } from './messages.ts';

const code = 'invalid_input';

/**
 * Answers invalid, slow or oversized HTTP, and closes the connection. One that has sent nothing
 * gets no answer: its first request may be on its way, and would be answered by it.
 */
export function answerUnreadable(
  socket: Socket,
  headers: Record<string, string>,
  requestId: string,
): void {
  if (!socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ success: false, code, message: refusalText(code, 'en') });
  const lines = [
    `HTTP/1.1 ${errorStatus[code]} Bad Request`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${requestId}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
