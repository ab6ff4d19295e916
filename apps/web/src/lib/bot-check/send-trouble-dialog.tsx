import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { CodeSending } from './code-sending.ts';
import { useCodeTroubleText } from './code-trouble-text.ts';

/** A separate chunk: forms that send codes rarely need it. */
export default function SendTroubleDialog({ sending }: { sending: CodeSending }) {
  const { t } = useTranslation(['session', 'common']);
  const troubleText = useCodeTroubleText();
  return (
    <ConfirmDialog
      open
      onOpenChange={sending.dismiss}
      title={t('code.failedTitle')}
      message={troubleText(sending.trouble)}
      confirmLabel={t('code.ok')}
      onConfirm={sending.dismiss}
      closeLabel={t('common:close')}
    />
  );
}
