// Asks the program of this container whether it can do its work, as `node ops/ready.mjs [port]`.
// Ends with 1 when it cannot. node:http and no TypeScript, because this runs every few seconds in
// every container and has to start quickly.
import http from 'node:http';

const port = process.argv[2] ?? process.env.PORT;
const asked = http.get({ host: '127.0.0.1', port, path: '/readyz', timeout: 4000 }, (reply) => {
  process.exit(reply.statusCode === 200 ? 0 : 1);
});
asked.on('timeout', () => asked.destroy());
asked.on('error', () => process.exit(1));
