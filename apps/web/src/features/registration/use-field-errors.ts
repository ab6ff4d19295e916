import { useTranslation } from 'react-i18next';
import { useCodeTroubleText } from '../../lib/bot-check/index.ts';
import type { SummaryItem } from './error-summary.tsx';
import type { RegistrationForm } from './form-state.ts';
import { useProblemText } from './problem-text.ts';
import type { FieldTrouble, FormPart } from './refusal.ts';

/**
 * The sentence under each field at fault, in the order of the form, and the one that belongs to no
 * field.
 */
export function useFieldErrors(form: RegistrationForm, idOf: (part: FormPart) => string) {
  const { t } = useTranslation(['registration', 'bot-check', 'error', 'phone']);
  const { problemText } = useProblemText();
  const troubleText = useCodeTroubleText();
  const { check, fields, settings, troubles } = form;

  const labelOf = (part: FormPart): string => {
    if (part === 'agreement') return t('agreement.link');
    return part === 'captcha' ? t('bot-check:name') : t(`fields.${part}.label`);
  };
  const textOf = (part: FormPart, trouble: FieldTrouble): string => {
    if (part === 'agreement') return t('agreement.problem', { age: settings.minimumAge });
    if ('code' in trouble) return t([`error:${trouble.code}`, 'error:internal_error']);
    if ('phone' in trouble) return t(`phone:${trouble.phone}`);
    return (part === 'captcha' ? check.problem : undefined) ?? problemText(trouble);
  };
  const items = ([...fields, 'agreement'] as const).flatMap((part): SummaryItem[] => {
    const trouble = troubles.of(part);
    // A new answer of the bot check is not the one that was refused.
    if (trouble === undefined || (part === 'captcha' && check.answered)) return [];
    return [{ id: idOf(part), label: labelOf(part), text: textOf(part, trouble) }];
  });
  return {
    items,
    whole: troubles.whole === undefined ? undefined : troubleText(troubles.whole),
    errorOf: (part: FormPart) => items.find(({ id }) => id === idOf(part))?.text,
  };
}
