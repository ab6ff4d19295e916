import { type BodyOf, type Endpoint, Refusal } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useTroubleText } from './trouble-text.ts';

/** The body of a call while it is filled in; an empty text where nothing was typed or chosen. */
export type Draft<E extends Endpoint> = { [Name in keyof BodyOf<E>]: BodyOf<E>[Name] | '' };

/** What is wrong with a draft, field by field, in a sentence each. */
export type Wrong<E extends Endpoint> = { [Name in keyof BodyOf<E>]?: string };

/** An amount of zero counts as missing. */
const isBlank = (value: unknown) =>
  value === '' || value === undefined || value === null || /^0+$/.test(String(value));

/** The fields that a refusal names: the gateway may check more than the schema. */
function refusedFields(trouble: unknown): string[] {
  const value = trouble instanceof Refusal ? trouble.value : undefined;
  const fields = value && typeof value === 'object' && 'fields' in value ? value.fields : [];
  return Array.isArray(fields) ? fields.map(String) : [];
}

/** What is wrong with a draft, by the contract and by the refusal of the last try. */
export function useWrong() {
  const { t } = useTranslation();
  const textOf = useTroubleText();
  return <E extends Endpoint>({ body }: E, draft: Draft<E>, trouble?: unknown): Wrong<E> => {
    const typed: Readonly<Record<string, unknown>> = draft;
    const isOdd = trouble instanceof Refusal && trouble.code === 'invalid_input';
    const refused = refusedFields(trouble).map((name) => [
      name,
      isOdd ? t('wrong.odd') : textOf(trouble),
    ]);
    const misfits = (body?.safeParse(draft).error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      if (isBlank(typed[name])) return [name, t('wrong.missing')];
      const isShort = issue.code === 'too_small' && issue.origin === 'string';
      return [name, isShort ? t('wrong.short', { count: Number(issue.minimum) }) : t('wrong.odd')];
    });
    return Object.fromEntries([...refused, ...misfits]);
  };
}
