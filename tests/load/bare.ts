import Fastify from 'fastify';

// The yardstick: Fastify that sends fixed replies, in its own process.

interface Given {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const replies = new Map<string, { headers: Record<string, string>; body: Buffer }>();
const app = Fastify({ logger: false });
app.get('/*', (request, reply) => {
  const given = replies.get(request.url);
  reply.headers(given?.headers ?? {}).send(given?.body);
});
process.on('message', ({ path, headers, body }: Given) => {
  replies.set(path, { headers, body: Buffer.from(body) });
  process.send?.({ given: path });
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
// The process ends with its parent.
process.once('disconnect', () => process.exit());
