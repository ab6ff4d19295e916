import Fastify from 'fastify';

// The yardstick: Fastify that does nothing but send bytes that it was given, in a process of its own.

const bodies = new Map<string, Buffer>();
const app = Fastify({ logger: false });
app.get('/*', (request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(bodies.get(request.url));
});
process.on('message', (told: { path: string; body: string }) => {
  bodies.set(told.path, Buffer.from(told.body));
  process.send?.({ told: told.path });
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
