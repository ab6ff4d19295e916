import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { type FormEvent, lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/parts/lazy-part.ts';
import { SocialButtons } from '../../lib/session/social-buttons.tsx';
import { useRebateText } from '../../lib/show/rebate-text.ts';
import { Agreement } from './agreement.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useRegistrationForm } from './form-state.ts';
import { keepFocus } from './keep-focus.ts';
import { ModeTabs } from './mode-tabs.tsx';
import type { FormPart } from './refusal.ts';
import { RegisterField } from './register-field.tsx';
import { SocialChip } from './social-chip.tsx';
import type { SocialTicket } from './social-ticket.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { Registered } from './use-registered.ts';

const InvitationDialog = lazy(part(() => import('./invitation-dialog.tsx')));

export interface RegisterFormProps {
  /** What was typed into another form before. */
  username?: string | undefined;
  /** The details from a sign-in provider, and how to continue without it. */
  social?: SocialTicket | undefined;
  onDropSocial?: (() => void) | undefined;
  onRegistered: Registered;
  /** The page has a button that empties the form; the modal has not. */
  withReset?: boolean | undefined;
  /** Shown under the buttons; gets the username typed so far. */
  footer?: ((username: string) => ReactNode) | undefined;
}

/**
 * Registration by username or by phone. Suspends until the brand's fields and rules have loaded.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { username = '', social, onDropSocial, onRegistered, withReset, footer } = props;
  const { t } = useTranslation('registration');
  const form = useRegistrationForm({ username, social, onRegistered });
  const rebateText = useRebateText();
  const base = useId();
  const idOf = (part: FormPart) => `${base}-${part}`;
  const { items, whole, errorOf } = useFieldErrors(form, idOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <div className="flex flex-col gap-4">
      {social && <SocialChip social={social} onDrop={onDropSocial} />}
      <ModeTabs settings={form.settings} mode={form.mode} onChange={form.changeMode}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ErrorSummary
            message={whole}
            items={form.troubles.failures > 0 ? items : []}
            failures={form.troubles.failures}
          />
          <p className="text-caption text-text-3">{t('requiredNote')}</p>
          {form.badLink && !form.asksForInvitation && (
            <p
              role="status"
              className="rounded-button bg-warning-soft px-4 py-3 text-body text-warning"
            >
              {t('badLinkNoField')}
            </p>
          )}
          {form.rebate !== null && (
            <p className="rounded-button bg-sunken px-4 py-3 text-body">
              {t('rebate', { rebate: rebateText(form.rebate) })}
            </p>
          )}
          {form.fields.map((field) => (
            <RegisterField
              key={field}
              form={form}
              field={field}
              id={idOf(field)}
              error={errorOf(field)}
            />
          ))}
          <Agreement
            id={idOf('agreement')}
            minimumAge={form.settings.minimumAge}
            checked={form.agreement}
            onChange={form.agree}
            error={errorOf('agreement')}
          />
          {/* On a desktop the button of a long form is always in view. */}
          <div
            className={clsx(
              'flex gap-2',
              'lg:sticky lg:bottom-0 lg:z-sticky lg:-my-3 lg:bg-surface lg:py-3',
            )}
          >
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
        </form>
      </ModeTabs>
      {!social && <SocialButtons providers={form.settings.social} purpose="register" />}
      {footer?.(form.values.username.trim())}
      {form.invitationRefused && (
        <Suspense>
          <InvitationDialog withField={form.asksForInvitation} onClose={form.dismissInvitation} />
        </Suspense>
      )}
    </div>
  );
}
