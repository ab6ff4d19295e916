import type { BodyOf, Endpoint, ValueOf } from '@lantern/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Draft, useWrong, type Wrong } from './draft.ts';
import { useAct } from './queries.ts';

/**
 * The form of one call: problems show at their fields after the first try, the first such field
 * takes the focus, and the call is made once while it is pending.
 */
export function useActForm<E extends Endpoint>(
  endpoint: E,
  draft: Draft<E>,
  onDone: (value: ValueOf<E>) => void,
) {
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const wrongOf = useWrong();
  const act = useAct(endpoint, onDone);
  const isWhole = Object.keys(wrongOf(endpoint, draft)).length === 0;
  const wrong: Wrong<E> = tries === 0 ? {} : wrongOf(endpoint, draft, act.error);
  useEffect(() => {
    if (tries > 0 || act.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, act.error]);
  return {
    /** For the `form` element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setTries(tries + 1);
        if (isWhole && !act.isPending) act.mutate(draft as BodyOf<E>);
      },
    },
    wrong,
    /** A field was marked, and nothing was sent. */
    stopped: tries > 0 && !isWhole,
    busy: act.isPending,
    trouble: act.error,
  };
}
