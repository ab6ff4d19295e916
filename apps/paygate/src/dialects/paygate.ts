import { sign } from '@lantern/signing';
import { type Dialect, isGood, type Letter } from './dialect.ts';

/** A POST signed over time, method, path and raw body. */
export function paygateDialect(secret: string): Dialect {
  const write = (webhookUrl: string, event: object, key: string): Letter => {
    const { pathname, search } = new URL(webhookUrl);
    const body = JSON.stringify(event);
    const signed = sign(key, { method: 'POST', path: pathname + search, body }, Date.now());
    return {
      method: 'POST',
      url: webhookUrl,
      headers: { ...signed, 'content-type': 'application/json' },
      body,
    };
  };
  return {
    write: ({ webhookUrl }, event, forged) =>
      write(webhookUrl, event, forged ? `not ${secret}` : secret),
    writePayout: (webhookUrl, event) => write(webhookUrl, event, secret),
    isAccepted: isGood,
  };
}
