import type { SessionValue } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTroubleText } from '../../lib/trouble-text.ts';
import { Agreement } from './agreement.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useRegistrationForm } from './form-state.ts';
import { useProblemText } from './problem-text.ts';
import type { FieldTrouble, FormPart } from './refusal.ts';
import { RegisterField } from './register-field.tsx';

export interface RegisterFormProps {
  /** What was typed into another form before. */
  username?: string | undefined;
  onRegistered: (session: SessionValue) => void;
  /** The page has a button that empties the form; the modal has not. */
  withReset?: boolean | undefined;
  /** Stands under the buttons; is told the username that was typed so far. */
  footer?: ((username: string) => ReactNode) | undefined;
}

/** Keeps the focus where it is while a button is pressed, so that no error appears and moves the button from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Registration by username. Suspends until the brand's fields and rules are there. */
export function RegisterForm({ username = '', onRegistered, withReset, footer }: RegisterFormProps) {
  const { t } = useTranslation('registration');
  const form = useRegistrationForm(username, onRegistered);
  const errorOf = useErrorOf(form.settings.minimumAge);
  const troubleText = useTroubleText();
  const base = useId();
  const idOf = (part: FormPart) => `${base}-${part}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const items = ([...form.fields, 'agreement'] as const).flatMap((part) => {
    const trouble = form.troubles.of(part);
    if (trouble === undefined) return [];
    const label = part === 'agreement' ? t('agreement.link') : t(`fields.${part}.label`);
    return [{ id: idOf(part), label, text: errorOf(part, trouble) }];
  });
  const textOf = (part: FormPart) => items.find((item) => item.id === idOf(part))?.text;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ErrorSummary
        message={form.troubles.whole === undefined ? undefined : troubleText(form.troubles.whole)}
        items={form.troubles.failures > 0 ? items : []}
        failures={form.troubles.failures}
      />
      <p className="text-caption text-text-3">{t('requiredNote')}</p>
      {form.fields.map((field) => (
        <RegisterField key={field} form={form} field={field} id={idOf(field)} error={textOf(field)} />
      ))}
      <Agreement
        id={idOf('agreement')}
        minimumAge={form.settings.minimumAge}
        checked={form.agreement}
        onChange={form.agree}
        error={textOf('agreement')}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          kind="accent"
          size={48}
          className="flex-1"
          loading={form.submitting}
          onMouseDown={keepFocus}
        >
          {t('submit')}
        </Button>
        {withReset && (
          <Button kind="outline" size={48} onClick={form.reset} onMouseDown={keepFocus}>
            {t('reset')}
          </Button>
        )}
      </div>
      {footer?.(form.values.username.trim())}
    </form>
  );
}

/** The sentence under a field. */
function useErrorOf(minimumAge: number): (part: FormPart, trouble: FieldTrouble) => string {
  const { t } = useTranslation(['registration', 'error']);
  const { problemText } = useProblemText();
  return (part, trouble) => {
    if (part === 'agreement') return t('agreement.problem', { age: minimumAge });
    return 'code' in trouble ? t(`error:${trouble.code}`) : problemText(trouble);
  };
}
