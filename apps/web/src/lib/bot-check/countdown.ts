import { useCallback, useEffect, useState } from 'react';
import { tabStore } from '../device/storage.ts';

/** What a code was sent for; each has its own countdown. */
export type CodePurpose =
  | 'registration'
  | 'login'
  | 'bindMobile'
  | 'bindEmail'
  | 'forgot'
  | 'password'
  | `verify.${string}`
  | `payment.${string}`;

const storageKey = (purpose: CodePurpose) => `codeSentUntil.${purpose}`;

/** Whole seconds from now until a moment in milliseconds since 1970, never below zero. */
const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

const readUntil = (purpose: CodePurpose) =>
  Number.parseInt(tabStore.read(storageKey(purpose)) ?? '0', 10);

/**
 * The countdown of the send button, in whole seconds. It is kept in the tab and not in the form, so
 * that closing the form and opening it again does not offer a second code.
 */
export function useCountdown(purpose: CodePurpose): {
  secondsLeft: number;
  start: (seconds: number) => void;
} {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(readUntil(purpose)));
  const counting = secondsLeft > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSecondsLeft(secondsUntil(readUntil(purpose))), 250);
    return () => clearInterval(timer);
  }, [counting, purpose]);

  const start = useCallback(
    (seconds: number) => {
      tabStore.write(storageKey(purpose), String(Date.now() + seconds * 1000));
      setSecondsLeft(seconds);
    },
    [purpose],
  );
  return { secondsLeft, start };
}
