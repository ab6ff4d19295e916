import { useState } from 'react';
import type { Problems } from './form-values.ts';
import { type FieldTrouble, type FormPart, type SortedRefusal, sortRefusal } from './refusal.ts';

const noRefusal: SortedRefusal = { fields: {}, whole: undefined };

/**
 * Which faults are shown. A problem of a field shows after the field was left or the form was sent;
 * what the site has refused shows until the field is changed.
 */
export function useTroubles(problems: Problems) {
  const [left, setLeft] = useState<ReadonlySet<FormPart>>(new Set());
  const [refused, setRefused] = useState(noRefusal);
  /** Grows with every try that failed; the summary takes the focus each time. */
  const [failures, setFailures] = useState(0);
  const fail = () => setFailures((count) => count + 1);
  return {
    failures,
    /** What belongs to no field. */
    whole: refused.whole,
    of: (part: FormPart): FieldTrouble | undefined =>
      refused.fields[part] ?? (left.has(part) ? problems[part] : undefined),
    leave: (...parts: FormPart[]) => setLeft((before) => new Set([...before, ...parts])),
    forgive: (part: FormPart) =>
      setRefused(({ fields: { [part]: _, ...others } }) => ({ fields: others, whole: undefined })),
    fail,
    /** Records a refusal. One that a dialog shows is `quiet`: the dialog has the focus. */
    refuse: (trouble: unknown, quiet = false) => {
      setRefused(sortRefusal(trouble));
      if (!quiet) fail();
    },
    clearRefusal: () => setRefused(noRefusal),
    clear: () => {
      setLeft(new Set());
      setRefused(noRefusal);
    },
  };
}
