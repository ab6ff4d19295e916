import { declareDeposit, getDeposit, recentDeposits } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { PictureSlots } from '../../lib/forms/picture-slots.tsx';
import { usePictures } from '../../lib/forms/use-pictures.ts';

/**
 * Reports that the transfer was made, with optional pictures as proof.
 */
export function DeclareForm({
  reference,
  onDeclared,
}: {
  reference: string;
  onDeclared: () => void;
}) {
  const { t } = useTranslation('deposit');
  const client = useQueryClient();
  const pictures = usePictures();
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: () =>
      call(declareDeposit, {
        body: { reference },
        files: pictures.pictures.map(({ file }) => file),
      }),
    onDone: (deposit) => {
      onDeclared();
      client.setQueryData(queryOf(getDeposit, { reference }).queryKey, deposit);
      void client.invalidateQueries({ queryKey: [recentDeposits.name] });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <FormTrouble trouble={form.trouble} />
      <PictureSlots {...pictures} label={t('declare.proof')} />
      <Button
        type="submit"
        kind="accent"
        size={48}
        block
        loading={form.busy || pictures.reading}
        start={<CircleCheck size={18} aria-hidden />}
      >
        {t('declare.send')}
      </Button>
    </form>
  );
}
