import {
  checkText,
  expandPattern,
  type FieldRule,
  type PatternMatcher,
  type RegistrationField,
} from '@lantern/rules';
import { StatusPill, TextField } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TypedRule, wholeRule } from './rule.ts';

/** Large, and only needed for trying out a rule. */
const useEngine = () =>
  useQuery({
    queryKey: ['match-pattern'],
    queryFn: () => import('../../lib/match-pattern.ts'),
    staleTime: Infinity,
  });

interface Engine {
  matchPattern: PatternMatcher;
  readsPattern: (pattern: string) => boolean;
}

/**
 * Why a text does not pass, with the text for members and details for staff; undefined if it
 * passes.
 */
function useWhyNot() {
  const { t } = useTranslation(['console', 'patterns']);
  return (
    field: RegistrationField,
    text: string,
    rule: FieldRule,
    engine: Engine,
  ): string | undefined => {
    if (!engine.readsPattern(expandPattern(rule.acceptedPattern)))
      return t('registration.unreadable');
    const [problem] = checkText(field, text, rule, engine.matchPattern);
    if (!problem) return undefined;
    const { minLength: min, maxLength: max } = rule;
    if (problem.problem === 'length')
      return t(min === max ? 'patterns:length_exact' : 'patterns:length', { min, max });
    const isOfItsKind = checkText(field, text, rule, () => true).length === 0;
    return isOfItsKind ? t('registration.notOwn') : t(`patterns:${rule.patternId}`);
  };
}

/** Checks an example against an unsaved rule, with the check that form and gateway use. */
export function TryOut({ rule }: { rule: TypedRule }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <TextField
        label={t('registration.example')}
        hint={t('registration.exampleHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <output className="min-h-6 text-body text-text-2">
        {text !== '' && <Verdict rule={rule} text={text} />}
      </output>
    </div>
  );
}

function Verdict({ rule, text }: { rule: TypedRule; text: string }) {
  const { t } = useTranslation();
  const engine = useEngine();
  const whyNot = useWhyNot();
  const whole = wholeRule(rule);
  if (!whole) return t('registration.incomplete');
  if (engine.isError) return t('registration.notLoaded');
  if (!engine.data) return t('loading');
  const reason = whyNot(rule.field, text, whole, engine.data);
  return reason === undefined ? (
    <StatusPill tone="success">{t('registration.passes')}</StatusPill>
  ) : (
    <span className="flex flex-wrap items-center gap-2">
      <StatusPill tone="danger">{t('registration.fails')}</StatusPill>
      <span className="wrap-anywhere">{reason}</span>
    </span>
  );
}
