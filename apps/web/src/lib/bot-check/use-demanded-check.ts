import { type BotCheck, Refusal } from '@lantern/contracts';
import { type FormEvent, useState } from 'react';
import { useBotCheck } from './use-bot-check.ts';

/** Whether the site wants a bot check with the next try. */
const isDemand = (trouble: unknown): boolean => {
  if (!(trouble instanceof Refusal)) return false;
  if (trouble.code === 'captcha_required' || trouble.code === 'captcha_wrong') return true;
  const { value } = trouble;
  return (
    typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true
  );
};

interface DemandedOptions {
  /** Whether work of this device may replace the puzzle. */
  orWork?: boolean;
}

/**
 * A bot check that a form has only when the site has asked for one (CAP-03). It is good for one
 * try, whatever came of it.
 */
export function useDemandedCheck({ orWork }: DemandedOptions = {}) {
  const [needed, setNeeded] = useState(false);
  const [tried, setTried] = useState(false);
  const check = useBotCheck({ needed, orWork });

  /** Makes a call that takes the check, and shows it as soon as the site wants one. */
  const withCheck = async <Value>(make: (fields: BotCheck) => Promise<Value>): Promise<Value> => {
    try {
      return await make(check.fields);
    } catch (trouble) {
      if (needed) check.renew();
      else if (isDemand(trouble)) setNeeded(true);
      throw trouble;
    }
  };

  /**
   * The same for a code sent from a form: the form itself may not need the check that the code
   * consumed.
   */
  const sendWithCheck = async <Value>(
    make: (fields: BotCheck) => Promise<Value>,
  ): Promise<Value> => {
    const value = await withCheck(make);
    if (needed) check.renew();
    setNeeded(false);
    return value;
  };

  /** Lets a form be sent once the check is answered. */
  const answeredFirst = (submit: (event: FormEvent) => void) => (event: FormEvent) => {
    setTried(true);
    if (check.problem === undefined) submit(event);
    else event.preventDefault();
  };
  return {
    check,
    error: tried ? check.problem : undefined,
    withCheck,
    sendWithCheck,
    answeredFirst,
  };
}
