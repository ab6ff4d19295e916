import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { accountType, mayPromote } from '@lantern/rules';
import { SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';

const types = [accountType.agent, accountType.generalAgent] as const;

/** Makes a member an agent, or an account at the top of a line a general agent. */
export function PromoteMember({ member: { id, type, upline } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const [word, may] = [useWord(), useMay()];
  const open = types.filter((next) => mayPromote({ type, hasUpline: upline !== null }, next));
  const [chosen, choose] = useState<(typeof types)[number] | ''>('');
  if (!may('members.act') || open.length === 0) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.promoteMember}
      label={t('member.promote')}
      text={t('member.promoteText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, type: chosen, reason })}
    >
      {(wrong) => (
        <SelectField
          label={t('member.promoteTo')}
          hint={t('member.promoteHint')}
          placeholder={t('choose')}
          options={open.map((one) => ({
            value: String(one),
            label: word('accountType', String(one)),
          }))}
          value={String(chosen)}
          onChange={(event) => choose(open.find((one) => String(one) === event.target.value) ?? '')}
          error={wrong.type}
        />
      )}
    </ActDialog>
  );
}
