import { type ErrorCode, Refusal } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTroubleText } from '../trouble/trouble-text.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface FormPlan<Name extends string, Value> {
  /** The fields in their order, with their first values. */
  initial: Values<Name>;
  /** A sentence for each field that cannot be sent as it is. */
  check: (values: Values<Name>) => Partial<Record<Name, string | undefined>>;
  /** Fields whose problem shows while it is typed, before anything was sent. */
  early?: (values: Values<Name>) => readonly Name[];
  send: (values: Values<Name>) => Promise<Value>;
  /** The field that a refusal is about; a refusal of the whole form has none. */
  fieldOf?: (refusal: Refusal) => Name | undefined;
  onDone: (value: Value, values: Values<Name>) => void;
  /** What becomes of the form after it was sent: empty for the next time, or busy for good. */
  after?: 'empty' | 'busy';
}

/** For `fieldOf`: refusals that are about a field by their code alone. */
export const byCode =
  <Name extends string>(fields: Partial<Record<ErrorCode, Name>>) =>
  ({ code }: Refusal): Name | undefined =>
    fields[code];

export interface FormField<Name extends string> {
  id: string;
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/**
 * The state of a form that is sent in one call. What is wrong shows after the first try to send, at
 * the field it is about, and the first such field takes the focus. What the site has refused shows
 * until that field is changed.
 */
export function useForm<Name extends string, Value>(plan: FormPlan<Name, Value>) {
  const base = useId();
  const troubleText = useTroubleText();
  const [values, setValues] = useState<Values<Name>>(plan.initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ name: Name; text: string }>();
  const focusOn = (name: Name) => document.getElementById(`${base}-${name}`)?.focus();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: plan.send,
    onSuccess: (value, sent) => {
      plan.onDone(value, sent);
      if (plan.after === 'empty') clear();
    },
    onError: (trouble) => {
      const name = trouble instanceof Refusal ? plan.fieldOf?.(trouble) : undefined;
      if (name === undefined) return;
      setRefused({ name, text: troubleText(trouble) });
      focusOn(name);
    },
  });

  const busy = isPending || (plan.after === 'busy' && isSuccess);
  const problems = plan.check(values);
  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (refused?.name === name) setRefused(undefined);
    if (error && !isPending) reset();
  };
  const clear = () => {
    setValues(plan.initial);
    setTried(false);
    setRefused(undefined);
    if (error && !isPending) reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = (Object.keys(plan.initial) as Name[]).find(
      (name) => problems[name] !== undefined,
    );
    if (first !== undefined) focusOn(first);
    else if (!busy) mutate(values);
  };
  const errorOf = (name: Name) => {
    if (refused?.name === name) return refused.text;
    return tried || plan.early?.(values).includes(name) ? problems[name] : undefined;
  };
  return {
    values,
    set,
    /** Empties the form, with all that was wrong with it. */
    clear,
    submit,
    busy,
    /** What belongs to no field. */
    trouble: refused === undefined ? error : null,
    /** Shows a sentence of the page's own at a field, as if the site had refused it. */
    refuse: (name: Name, text: string) => {
      setRefused({ name, text });
      focusOn(name);
    },
    field: (name: Name): FormField<Name> => ({
      id: `${base}-${name}`,
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }) => set(name, target.value),
    }),
  };
}
