import { verify } from '@lantern/signing';
import Fastify from 'fastify';

// The yardstick of a vendor's call: Fastify that only checks the signature, as the gateway does.

const secret = process.argv[2] ?? '';
const app = Fastify({ logger: false });
app.removeAllContentTypeParsers();
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
);
app.post<{ Body: Buffer }>('/*', (request, reply) => {
  const { method, url: path, body, headers } = request;
  const verdict = verify([secret], { method, path, body }, headers, Date.now());
  reply.code(verdict === 'valid' ? 200 : 401).type('application/json; charset=utf-8');
  reply.send(`{"success":${verdict === 'valid'}}`);
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
// The process ends with its parent.
process.once('disconnect', () => process.exit());
