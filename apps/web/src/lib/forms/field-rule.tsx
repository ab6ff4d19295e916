import { validationRules } from '@lantern/contracts';
import {
  checkPassword,
  checkPaymentPassword,
  type FieldProblem,
  type PatternKind,
  patternKinds,
  type RegistrationField,
} from '@lantern/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { TFunction } from 'i18next';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../api/queries.ts';

/**
 * What the brand asks of a field. Its own expression on top of the kind is left to the site, which
 * has the engine for it.
 */
export interface FieldRule {
  patternId: PatternKind;
  minLength: number;
  maxLength: number;
}

/** The brand's rule of a field, the same as at registration; suspends until it has loaded. */
export const useFieldRule = (field: RegistrationField): FieldRule =>
  useSuspenseQuery(queryOf(validationRules)).data[field];

const hasLength = ({ minLength, maxLength }: FieldRule, text: string) => {
  const length = [...text].length;
  return length >= minLength && length <= maxLength;
};
const hasShape = ({ patternId }: FieldRule, text: string) =>
  text !== '' && patternKinds[patternId](text);

/**
 * The problem of a new password before it is sent, as a sentence; undefined if there is none. The
 * site alone has the list of common passwords.
 */
export function usePasswordProblem(account = '') {
  const { t } = useTranslation('error');
  const rule = useFieldRule('password');
  return (password: string) => textOf(t, checkPassword(whole(rule), password, [account]));
}

/** The problem of a new payment password, as a sentence; undefined if there is none. */
export function usePaymentPasswordProblem() {
  const { t } = useTranslation('error');
  const rule = useFieldRule('paymentPassword');
  return (password: string) => textOf(t, checkPaymentPassword(whole(rule), password));
}

const whole = (rule: FieldRule) => ({
  ...rule,
  enabled: true,
  required: true,
  acceptedPattern: '*',
});

function textOf(t: TFunction<'error'>, problem: FieldProblem | undefined): string | undefined {
  if (!problem) return undefined;
  const { problem: kind } = problem;
  return t(kind === 'weak' || kind === 'has_name' ? `password_${kind}` : 'password_invalid');
}

/** How many digits the field has, where only so many digits fit. */
export const digitsOf = ({ patternId, minLength, maxLength }: FieldRule): number | undefined =>
  patternId === 'digits' && minLength === maxLength && maxLength <= 8 ? maxLength : undefined;

export interface Demand {
  id: string;
  text: string;
  met: boolean;
}

/** What the rule asks for, as sentences that are met or not yet. */
export function useDemands(rule: FieldRule, text: string): Demand[] {
  const { t } = useTranslation('patterns');
  const { minLength: min, maxLength: max, patternId } = rule;
  return [
    {
      id: 'length',
      text: min === max ? t('length_exact', { min }) : t('length', { min, max }),
      met: hasLength(rule, text),
    },
    { id: 'shape', text: t(patternId), met: hasShape(rule, text) },
  ];
}

/** The demands, each with a mark and a text for screen readers. */
export function DemandList({ demands, label }: { demands: readonly Demand[]; label: string }) {
  const { t } = useTranslation('common');
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5 rounded-button bg-sunken px-3.5 py-3">
      {demands.map(({ id, text, met }) => {
        const Icon = met ? CircleCheck : Circle;
        return (
          <li
            key={id}
            className={clsx(
              'flex items-start gap-2 text-caption font-semibold',
              met ? 'text-success' : 'text-text-2',
            )}
          >
            <Icon size={16} strokeWidth={2.5} aria-hidden className="shrink-0" />
            <span>
              {text} <span className="sr-only">{t(met ? 'met' : 'notMet')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
