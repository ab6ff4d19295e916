import { rebateLimit } from '@lantern/contracts';
import { rebateStep } from '@lantern/rules/lottery/codes';
import { TextField } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import type { FormField } from '../../lib/forms/form.ts';
import { useRebateText } from '../../lib/show/rebate-text.ts';

/** Hundredths of a percent; some keyboards offer only the comma. Undefined for another text. */
function rebateIn(typed: string): number | undefined {
  const parts = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) : undefined;
}

/** The rebate of new accounts while it is typed, in percent. */
export function useRebate() {
  const { t } = useTranslation('downline');
  const { data } = useQuery(queryOf(rebateLimit));
  const text = useRebateText();
  const most = data?.most ?? null;
  return {
    /** The highest in hundredths of a percent; null where no game has a rebate. */
    most,
    /** What is wrong with a typed rebate; an empty one is none. */
    problem: (typed: string): string | undefined => {
      if (typed.trim() === '') return undefined;
      const rebate = rebateIn(typed);
      const fits = rebate !== undefined && rebate % rebateStep === 0 && rebate <= (most ?? 0);
      return fits ? undefined : t('rebateWrong', { most: text(most ?? 0), step: text(rebateStep) });
    },
    /** A part of the call's body. */
    bodyOf: (typed: string): { rebate?: number } => {
      const rebate = rebateIn(typed);
      return rebate === undefined ? {} : { rebate };
    },
  };
}

interface RebateFieldProps {
  field: FormField<string>;
  most: number | null;
}

/** Takes the rebate with which the lottery slips of new accounts begin, where games have one. */
export function RebateField({ field, most }: RebateFieldProps): ReactNode {
  const { t } = useTranslation('downline');
  const text = useRebateText();
  if (most === null) return null;
  return (
    <TextField
      {...field}
      label={`${t('rebate')} (%)`}
      hint={t('rebateHint', { most: text(most) })}
      inputMode="decimal"
      maxLength={5}
      autoComplete="off"
    />
  );
}
