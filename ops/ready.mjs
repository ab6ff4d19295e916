// Health check of a container: `node ops/ready.mjs [port]` exits with 1 if it is not ready.
// It uses node:http and plain JavaScript, because it runs every few seconds and must start quickly.
import http from 'node:http';

const port = process.argv[2] ?? process.env.PORT;
const asked = http.get({ host: '127.0.0.1', port, path: '/readyz', timeout: 4000 }, (reply) => {
  process.exit(reply.statusCode === 200 ? 0 : 1);
});
asked.on('timeout', () => asked.destroy());
asked.on('error', () => process.exit(1));
