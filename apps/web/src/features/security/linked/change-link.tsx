import { linkSocial, type SocialProvider, unlinkSocial } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { goTo } from '../../../lib/navigation/go-to.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ProveField } from '../prove-field.tsx';
import { useDone } from '../state.ts';
import { providerNames } from './provider-names.ts';

interface ChangeLinkProps {
  provider: SocialProvider;
  linked: boolean;
  onClose: () => void;
}

/** Links an account of a provider, by way of the provider's own page, or takes the link away. */
export default function ChangeLink({ provider, linked, onClose }: ChangeLinkProps) {
  const { t } = useTranslation('security');
  const done = useDone(onClose);
  const name = providerNames[provider];
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('prove.missing') : undefined }),
    send: async ({ password }) => {
      const body = { provider, password };
      if (!linked) return call(linkSocial, { body });
      await call(unlinkSocial, { body });
      return undefined;
    },
    fieldOf: byCode({ password_wrong: 'password', login_locked: 'password' }),
    onDone: (leave) => (leave ? goTo(leave.url) : done(t('linked.unlinked', { provider: name }))),
  });
  return (
    <FormDialog
      title={t(linked ? 'linked.unlinkOf' : 'linked.linkOf', { provider: name })}
      description={t(linked ? 'linked.unlinkNote' : 'linked.linkNote', { provider: name })}
      form={form}
      submitLabel={linked ? t('linked.unlink') : t('linked.go', { provider: name })}
      kind={linked ? 'danger' : 'brand'}
      onClose={onClose}
    >
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
