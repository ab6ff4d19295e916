import closeWithGrace from 'close-with-grace';
import { buildPaygate } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function configOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  }
}

const config = configOrStop();
const app = await buildPaygate(config);
try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  stop(
    `The payment gateway could not listen on ${config.host}:${config.port}: ${(error as Error).message}.`,
  );
}
closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err, signal }) => {
  if (err) app.log.fatal({ err }, 'the payment gateway stops because of an error');
  else app.log.info({ signal }, 'the payment gateway stops');
  await app.close();
});
