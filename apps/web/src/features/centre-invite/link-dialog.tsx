import { addInviteLink, inviteLinks, type Landing, mostLinkUses } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Button, SelectField, TextField } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { toast } from '../../lib/show/toast.ts';
import { DownlineTypes, downlineTypeOf } from './downline-types.tsx';
import { RebateField, useRebate } from './rebate-field.tsx';
import { useLandings } from './use-landings.ts';

/** Days until a link expires. */
const lives = [7, 30, 90, 365] as const;

const isCount = (typed: string) => /^\d{1,6}$/.test(typed) && Number(typed) >= 1;

/** Creates an invite link. */
export default function LinkDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['downline', 'common', 'protection']);
  const client = useQueryClient();
  const landings = useLandings();
  const tag = formatTag(i18n.language);
  const inDays = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const most = new Intl.NumberFormat(tag).format(mostLinkUses);
  const rebates = useRebate();
  const form = useForm({
    initial: { type: '0', landing: '', mostUses: '', days: '', rebate: '', note: '' },
    check: ({ mostUses, rebate }) => ({
      mostUses:
        mostUses === '' || (isCount(mostUses) && Number(mostUses) <= mostLinkUses)
          ? undefined
          : t('mostUsesWrong', { most }),
      rebate: rebates.problem(rebate),
    }),
    fieldOf: byCode({ rebate_too_high: 'rebate' }),
    send: ({ type, landing, note, mostUses, days, rebate }) =>
      call(addInviteLink, {
        body: {
          type: downlineTypeOf(type),
          landing: (landing || 'register') as Landing,
          note: note.trim(),
          ...(mostUses && { mostUses: Number(mostUses) }),
          ...(days && { days: Number(days) }),
          ...rebates.bodyOf(rebate),
        },
      }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: [inviteLinks.name] });
      toast('success', t('created'));
      onClose();
    },
  });
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('newLink')}
      width={400}
      closeLabel={t('common:close')}
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <DownlineTypes value={form.values.type} onChange={(value) => form.set('type', value)} />
        <SelectField
          {...form.field('landing')}
          label={t('landing')}
          placeholder={landings.register}
          options={(['home', 'promotions', 'lottery'] as const).map((value) => ({
            value,
            label: landings[value],
          }))}
        />
        <TextField
          {...form.field('mostUses')}
          label={t('mostUses')}
          hint={t('mostUsesHint')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <SelectField
          {...form.field('days')}
          label={t('expires')}
          placeholder={t('protection:reality.off')}
          options={lives.map((days) => ({ value: String(days), label: inDays.format(days) }))}
        />
        <RebateField field={form.field('rebate')} most={rebates.most} />
        <TextField
          {...form.field('note')}
          label={t('note')}
          hint={t('noteHint')}
          maxLength={60}
          autoComplete="off"
        />
        <FormTrouble trouble={form.trouble} />
        <Button type="submit" size={48} loading={form.busy}>
          {t('create')}
        </Button>
      </form>
    </Modal>
  );
}
