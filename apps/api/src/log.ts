import pino from 'pino';
import type { Config } from './config.ts';

/** Fields that are never logged, at any depth. */
const secrets = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'confirmPassword',
  'paymentPassword',
  'passwordHash',
  'token',
  'ticket',
  'sessionToken',
  'launchToken',
  'verificationCode',
  'captcha',
  'authorization',
  'cookie',
];

/**
 * An error as it is logged: message and trace. Other properties are dropped: the database driver
 * attaches the refused row, and Redis the command with its arguments.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error))
    return { message: String((error as { message?: unknown } | undefined)?.message ?? error) };
  const { name: type, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error && depth < 3 ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** The process log: one line of JSON per event, by default on the standard output. */
export function createLog(
  config: Pick<Config, 'logLevel' | 'role'>,
  destination?: pino.DestinationStream,
): pino.Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: { role: config.role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
