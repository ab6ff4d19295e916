import { Refusal, resumeSession } from '@lantern/contracts';
import { call } from '../api/api.ts';
import { keepPending } from './login-step.ts';
import { keepLoggedIn, stopStaying } from './remembered.ts';
import { openSession } from './session.ts';

/** The page waits for the answer before it shows anything, so it does not wait for long. */
const patienceMs = 5000;

/**
 * The cookie works once, and one that comes a second time looks stolen. So the tabs of a browser
 * that open together ask one after the other, each with the cookie that the one before was given.
 */
const inTurn = (ask: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('resume', ask) : ask();

async function ask(): Promise<void> {
  try {
    const value = await call(resumeSession, { body: {}, signal: AbortSignal.timeout(patienceMs) });
    const { token, account, next, methods } = value;
    if (next) keepPending({ token, account, next, methods, stay: true });
    else {
      openSession(value);
      keepLoggedIn();
    }
  } catch (trouble) {
    // Where nothing has answered, the cookie may still be good at the next visit.
    if (trouble instanceof Refusal && trouble.code !== 'unavailable') stopStaying();
  }
}

/**
 * Logs a remembered device in again. Failures stay silent, because the visitor did not ask for it.
 */
export async function resume(): Promise<void> {
  await inTurn(ask);
}
